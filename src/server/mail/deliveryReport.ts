import type { Attachment } from 'postal-mime';

/** What a mail server reports about a mail that it could not deliver after it had been accepted. */
export interface DeliveryReport {
  /** The mail server's sentence, or else its status code, e.g. `550 5.1.1 No such user`. */
  reason: string;
}

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

/**
 * @param parts the attachments of a mail, as text.
 * @returns null unless the mail reports that a mail was not delivered and never will be; a delay is no failure.
 */
export function deliveryReportOf(parts: readonly Attachment[]): DeliveryReport | null {
  const status = parts.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status');
  const failed = recipientsOf(`${status?.content ?? ''}`).find(
    (fields) => fields.get('action')?.toLowerCase() === 'failed',
  );
  if (!failed) return null;
  const diagnosis = withoutKind(failed.get('diagnostic-code') ?? '');
  return { reason: diagnosis || failed.get('status') || unknownFailure };
}
