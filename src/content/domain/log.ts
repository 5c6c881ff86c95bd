import type { ProfileForm } from '#domain/account.ts';
import type { ActivityKind } from '#domain/activity.ts';
import type { LogSubject } from '#domain/log.ts';

/** Labels of the kinds of records in the log. */
export const logSubjects: Readonly<Record<LogSubject, string>> = {
  lead: 'Lead',
  import: 'Lead import',
  conversation: 'Conversation',
  appointment: 'Appointment',
  post: 'Blog post',
  review: 'Review',
  template: 'Template',
  account: 'Account',
  log: 'The log',
  person: 'A person’s data',
  retention: 'How long leads are kept',
  bookingRules: 'Working hours',
  mail: 'Email',
};

/** Labels of activities. */
export const activityLabels: Readonly<Record<ActivityKind, string>> = {
  created: 'Created',
  edited: 'Edited',
  status: 'Status changed',
  deleted: 'Deleted',
  note: 'Noted',
  askedForReview: 'Asked for a review',
  bookingLink: 'Link to pick a time',
  replied: 'Replied by email',
  picked: 'Time picked by the client',
  pickedAnew: 'Time changed by the client',
  pickCancelled: 'Cancelled by the client',
  reviewed: 'Reviewed by the client',
  merged: 'Merged',
  fileAdded: 'File added',
  fileRemoved: 'File removed',
  exported: 'Exported',
  erased: 'Erased',
  expired: 'Erased after retention period',
  imported: 'Imported',
  importUndone: 'Import undone',
  signedIn: 'Signed in',
  invited: 'Invited',
  role: 'Role changed',
  disabled: 'Disabled',
  enabled: 'Enabled',
  password: 'Password set',
  feedMade: 'Calendar address created',
  feedRevoked: 'Calendar address revoked',
  passwordLink: 'Password link created',
  twoStepOn: 'Second-step method added',
  twoStepOff: 'Second-step method removed',
  resent: 'Sent again',
  discarded: 'Discarded',
};

/** Labels of a log entry's fields. */
export const logLabels = {
  at: 'When',
  by: 'Who',
  kind: 'What',
  entity: 'Record',
  entityId: 'Number',
  name: 'Name',
  detail: 'Details',
};

/** Labels of the sort menu by field, ascending and descending. */
export const logSorts = { at: ['Oldest first', 'Newest first'] } as const;

/** Labels of the changed fields of an account. */
export const accountFieldLabels: Readonly<Record<keyof ProfileForm, string>> = { name: 'Name', picture: 'Picture' };
