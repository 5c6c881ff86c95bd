import type { UnsentMailState } from '#domain/unsentMail.ts';

/** Labels of what the list of unsent mails is filtered and sorted by. */
export const unsentMailLabels = { recipient: 'To', subject: 'Subject', createdAt: 'Written', state: 'State' } as const;

/** Labels of the sort menu by field, ascending and descending. */
export const unsentMailSorts = { createdAt: ['Oldest first', 'Newest first'] } as const;

/** Labels of the states of an unsent mail. */
export const unsentMailStateLabels: Readonly<Record<UnsentMailState, string>> = {
  queued: 'Being sent',
  waiting: 'Waiting',
  refused: 'Bounced',
};
