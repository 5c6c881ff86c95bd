import type { Attachment, Email } from 'postal-mime';

type Fields = Map<string, string>;

/**
 * @param text the part `message/delivery-status`: fields about the mail, then fields about each recipient, separated by
 * empty lines. Source: RFC 3464, 2.1.
 */
const recipientsOf = (text: string): Fields[] =>
  text
    .replace(/\r\n?/g, '\n')
    // A line that begins with a space continues the one before.
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map((group) => {
      const lines = group.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
      return new Map(lines.flatMap((line) => (line ? [[`${line[1]}`.toLowerCase(), `${line[2]}`.trim()]] : [])));
    })
    .filter((fields) => fields.has('final-recipient'));

/** @param field e.g. `smtp; 550 5.1.1 No such user`. @returns it without its kind. */
const withoutKind = (field: string) => field.replace(/^[\w-]+;\s*/, '');

/** The status of a permanent failure of which nothing else is known. Source: RFC 3463, 3.1. */
const unknownFailure = '5.0.0';

/** @param status the part `message/delivery-status`. */
function reasonInReport(status: Attachment): string | null {
  const failed = recipientsOf(`${status.content}`).find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  if (!failed) return null;
  const diagnosis = withoutKind(failed.get('diagnostic-code') ?? '');
  return diagnosis || failed.get('status') || unknownFailure;
}

/** The header in which Exim names recipients that failed for good. Source: Exim's specification, chapter 49. */
export const failedRecipients = 'x-failed-recipients';

/** @returns whether a mail server itself sent a mail. Sources: RFC 5321, 4.5.1; RFC 2142, 5; the manual of qmail-send. */
export const isFromMailServer = (sender: string): boolean => /^(mailer-daemon|postmaster)@/i.test(sender);

/** The first header of the returned mail, which some mail servers copy into their text. */
const copiedHeader = /^[> \t]*(return-path|received|message-id|from|to|subject):/im;

/**
 * A line with the code of a permanent failure at its beginning or after a sign, e.g. `said: 550 No such user`, `(#5.1.1)`.
 * Sources: RFC 5321, 4.2; RFC 3463, 2.
 */
const permanentFailure = /^(?:.*[:#(>])?[ \t]*5(?:[0-5]\d(?:[ -]|$)|\.[0-7]\.\d{1,3}(?![\w.])).*$/m;

/** The code of a temporary failure, after which the mail server tries again. */
const temporaryFailure = /(?<![\w.])4(?:[2-5]\d[ -]|\.[0-7]\.\d{1,3}(?![\w.]))/;

/** The subject of a mail about a delay, e.g. of Exim's. */
const aboutDelay = /\b(delay|warning)/i;

/** @returns the reason in the text of a mail server that does not write the reports of RFC 3464. */
function reasonInText({ from, headers, subject = '', text = '' }: MaybeReturned): string | null {
  const isForGood = headers.some(({ key }) => key === failedRecipients);
  if (!isForGood && !isFromMailServer(from?.address ?? '')) return null;
  const [ownText = ''] = text.split(copiedHeader, 1);
  if (!isForGood && (aboutDelay.test(subject) || temporaryFailure.test(ownText))) return null;
  return permanentFailure.exec(ownText)?.[0].trim() ?? (isForGood ? unknownFailure : null);
}

/** What is needed of a mail to know whether it says that another was not delivered. */
type MaybeReturned = Pick<Email, 'attachments' | 'from' | 'headers' | 'subject' | 'text'>;

/**
 * @param mail its attachments as text.
 * @returns why a mail was not delivered and never will be, after it had been accepted: the mail server's sentence, or
 * else its status code, e.g. `550 5.1.1 No such user`; null if the mail says nothing of that kind. A delay is no failure.
 */
export function failureReasonOf(mail: MaybeReturned): string | null {
  const report = mail.attachments.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status');
  return report ? reasonInReport(report) : reasonInText(mail);
}
