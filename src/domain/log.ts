import type { ActivityKind, NewActivity } from './activity.ts';
import { type Entity, textOf } from './entity.ts';
import { type RecordName, recordEntities } from './records.ts';
import { roleLabels } from './session.ts';

/** What things are done to. */
export const logSubjects = {
  lead: 'Lead',
  import: 'Import of leads',
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
} as const satisfies Record<RecordName, string> & Record<string, string>;

/** One of them. */
export type LogSubject = keyof typeof logSubjects;

/** The words for what was done. */
export const activityLabels: Readonly<Record<ActivityKind, string>> = {
  created: 'Created',
  edited: 'Edited',
  status: 'Status changed',
  deleted: 'Deleted',
  note: 'Noted',
  askedForReview: 'Asked for a review',
  bookingLink: 'Link to pick a time',
  picked: 'Time picked by the client',
  pickedAnew: 'Time changed by the client',
  pickCancelled: 'Cancelled by the client',
  merged: 'Merged',
  fileAdded: 'File added',
  fileRemoved: 'File removed',
  exported: 'Exported',
  erased: 'Erased',
  expired: 'Erased when its time was over',
  imported: 'Imported',
  importUndone: 'Import taken back',
  signedIn: 'Signed in',
  invited: 'Invited',
  role: 'Role changed',
  disabled: 'Disabled',
  enabled: 'Let in again',
  password: 'Password chosen',
  feedMade: 'Calendar address made',
  feedRevoked: 'Calendar address ended',
  passwordLink: 'Link for a password',
  twoStepOn: 'Way for the second step added',
  twoStepOff: 'Way for the second step removed',
};

/** What was done, by whom and when: never what a record says. */
export type LogEntry = {
  id: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  /** The name of who did it; empty where the account is no longer there. */
  by: string;
  byId: string | null;
  kind: ActivityKind;
  entity: LogSubject;
  entityId: string;
  /** Whose account it was done to; empty for all else. */
  account: string;
  /** Names of the fields that were changed, or a status before and after. */
  detail: string;
};

/** The log, as lists and exported files have it. */
export const logEntity: Entity<LogEntry> = {
  fields: {
    at: { kind: 'instant', label: 'When', sorts: ['Oldest first', 'Newest first'] },
    by: { kind: 'text', label: 'Who', searched: true },
    byId: { kind: 'text', label: 'Who', nullable: true },
    kind: { kind: 'choice', label: 'What', labels: activityLabels, sortedBy: 'order' },
    entity: { kind: 'choice', label: 'Of what', labels: logSubjects, sortedBy: 'order' },
    entityId: { kind: 'text', label: 'Number', searched: true },
    account: { kind: 'text', label: 'Whose account', searched: true },
    detail: { kind: 'text', label: 'Details' },
  },
  filters: { who: 'byId', kind: 'kind', entity: 'entity', at: 'at' },
  sort: { field: 'at', order: 'desc' },
};

const entities: Partial<Record<LogSubject, Entity>> = recordEntities;

/** @returns what more there is to say of something that was done, without what the record holds. */
export function logDetail(subject: LogSubject, { kind, fields, from, to }: NewActivity): string {
  const entity = entities[subject];
  if (kind === 'edited' || kind === 'imported')
    return fields.map((name) => entity?.fields[name]?.label ?? accountFields[name] ?? name).join(', ');
  if (kind === 'role') return [from, to].map((role) => textOf(roleField, role)).join(' → ');
  const status = entity?.fields.status;
  return kind === 'status' && status ? [from, to].map((value) => textOf(status, value)).join(' → ') : '';
}

/** What somebody changes of their own account. */
const accountFields: Readonly<Record<string, string>> = { name: 'Name' };

const roleField = { kind: 'choice', label: '', labels: roleLabels, sortedBy: 'order' } as const;
