import { pageOf } from '#domain/pagedQuery.ts';
import type { UnsentMail } from '#domain/unsentMail.ts';
import { sampleBackendWith } from './backends.ts';

/** A mail that waits for its next attempt. */
const waiting: UnsentMail = {
  id: 'waiting',
  recipient: 'ada@example.org',
  subject: 'Your enquiry about a garden wedding',
  createdAt: '2027-06-14T08:00:00.000Z',
  state: 'waiting',
  attempts: 3,
  nextAttemptAt: '2027-06-14T09:30:00.000Z',
  error: '451 The mailbox is busy.',
  accessLink: 'none',
  leadId: '1',
  conversationId: null,
};

/** One mail in each state; the last has a secret link, and belongs to no person. */
export const unsentMails: readonly UnsentMail[] = [
  waiting,
  {
    ...waiting,
    id: 'refused',
    recipient: 'grace@example.org',
    subject: 'Re: Summer party',
    createdAt: '2027-06-13T08:00:00.000Z',
    state: 'refused',
    attempts: 1,
    nextAttemptAt: null,
    error: '550 No such user here.',
    leadId: null,
    conversationId: '2',
  },
  {
    ...waiting,
    id: 'queued',
    recipient: 'eva@example.com',
    subject: 'A link for you',
    createdAt: '2027-06-12T08:00:00.000Z',
    state: 'queued',
    attempts: 0,
    nextAttemptAt: null,
    error: '',
    accessLink: 'included',
    leadId: null,
  },
];

/**
 * @param hasMailServer whether a mail server is set up. Default: true.
 * @returns a sample backend on which these mails wait, which filters by state and removes those that are discarded; and a
 * function that removes one as if it was sent.
 */
export function backendWithMails(mails: readonly UnsentMail[] = unsentMails, hasMailServer = true) {
  let rows = mails.map((mail) => ({ ...mail }));
  const leave = (id: string): void => {
    rows = rows.filter((mail) => mail.id !== id);
  };
  const backend = sampleBackendWith({
    mails: {
      list: async (query) => {
        const { state = 'all' } = query.filters;
        const matching = rows.filter((mail) => state === 'all' || mail.state === state);
        return structuredClone({ ...pageOf(matching, rows.length, query), hasMailServer });
      },
      retry: async (id) => {
        rows = rows.map((mail) => (mail.id === id ? { ...mail, state: 'waiting', nextAttemptAt: null } : mail));
      },
      discard: async (id) => leave(id),
    },
  });
  return { backend, leave };
}
