import { formatNumber } from '#domain/numbers.ts';

/** Texts of the list of unsent emails. */
export const mailWords = {
  title: 'Undelivered emails',
  text: 'Emails that the mail server has not accepted yet, has rejected or has returned. Each leaves this list once it is sent.',
  /** Shown instead on a server without a mail server. */
  noServer:
    'No mail server is set up, so emails are not sent. They wait here until whoever runs this site sets SMTP_URL, and go ' +
    'out then, old ones too: discard those that should not.',
  search: { id: 'mail-search', label: 'Search undelivered emails', placeholder: 'Search by address or subject' },
  all: { state: 'All undelivered' },
  /** @param shown number of matching emails. @param total number of all of them. */
  count: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} emails`,
  list: 'Undelivered emails',
  written: (moment: string) => `Written ${moment}`,
  attempts: (count: number) => (count === 1 ? '1 failed attempt' : `${count} failed attempts`),
  nextAttempt: (moment: string) => `Next attempt ${moment}`,
  /** Shown for an email that is due or being sent. */
  due: 'Goes out as soon as the mail server accepts it',
  /** The same without a mail server. */
  waitsForServer: 'Waits for a mail server',
  noAttempt: 'Not retried any more',
  /** @param error reply of the mail server, or why it could not be reached. */
  error: (error: string) => `Reason: ${error}`,
  /** Shown for an email with a personal link, once it was tried. */
  accessLink: {
    included: 'Only the codes of the mail server’s reply are shown, because this email contains a personal link.',
    removed: 'Its personal link was deleted here when it was sent. Create a new link instead of sending it again.',
  },
  openLead: 'Open lead',
  openConversation: 'Open messages',
  retry: 'Send again',
  retrying: 'Sending again…',
  discard: 'Discard',
  /** @param action one of the labels above. @param recipient the address. @param subject of the email. */
  act: (action: string, recipient: string, subject: string) => `${action}: ${recipient}, ${subject}`,
  retried: (recipient: string) => `The email to ${recipient} is being sent again.`,
  retryFailed: 'This email could not be sent again. Please try again in a moment.',
  gone: 'This email is no longer waiting: it was sent or discarded in the meantime.',
  confirm: {
    title: (recipient: string) => `Discard the email to ${recipient}?`,
    text: (subject: string) =>
      `“${subject}” will not be sent, unless that is happening at this very moment. This cannot be undone.`,
    cancel: 'Keep',
    confirm: 'Discard',
    busy: 'Discarding…',
    failed: 'This email could not be discarded. Please try again in a moment.',
  },
  discarded: (recipient: string) => `The email to ${recipient} was discarded.`,
  none: { title: 'All emails were sent', text: 'If one is held up or rejected, you will find it here.' },
  noneWaiting: { title: 'No emails are waiting', text: 'Those that are written will wait here.' },
  empty: { title: 'No emails found', text: 'Try adjusting your search or filters' },
  clear: 'Clear search and filters',
} as const;
