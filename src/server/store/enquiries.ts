import { randomInt } from 'node:crypto';
import type { Enquiry, EnquirySource } from '#domain/enquiry.ts';
import type { Db } from './database.ts';
import { toLeadRow } from './leads.ts';
import { newId } from './newId.ts';
import type { EnquiryTable, OutboxTable } from './tables.ts';

/** An enquiry as it comes in. */
export interface Submission {
  /** The same for every attempt to send the same enquiry. */
  key: string;
  enquiry: Enquiry;
  source: EnquirySource;
}

/** A mail that an enquiry brings about. */
export type Mail = Pick<OutboxTable, 'recipient' | 'subject' | 'body'>;

/** Writes the mails of a stored enquiry. */
export type MailsOf = (submission: Submission, reference: string) => Mail[];

/** Letters and digits that nobody mistakes for each other on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/**
 * Stores enquiries with their leads and mails in one transaction, each key once.
 * @returns the reference of each, in the order given; of an enquiry that was there already, the one that it got then.
 */
export async function storeEnquiries(db: Db, submissions: readonly Submission[], mailsOf: MailsOf): Promise<string[]> {
  const byKey = new Map(submissions.map((submission) => [submission.key, submission]));
  const now = new Date().toISOString();
  // In one order everywhere: two processes with the same keys must not wait for each other.
  const rows = [...byKey.values()]
    .map((submission) => toEnquiryRow(submission, now))
    .toSorted((a, b) => (a.idempotency_key < b.idempotency_key ? -1 : 1));
  const found = await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('enquiry')
      .values(rows)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning(['idempotency_key', 'reference'])
      .execute();
    const references = new Map(stored.map((row) => [row.idempotency_key, row.reference]));
    const fresh = rows.filter((row) => references.has(row.idempotency_key));
    if (fresh.length > 0) {
      await trx.insertInto('lead').values(fresh.map(leadOf)).execute();
      const mails = fresh.flatMap((row) =>
        mailsOf(byKey.get(row.idempotency_key) as Submission, row.reference).map((mail) =>
          toOutboxRow(mail, row.id, now),
        ),
      );
      await trx.insertInto('outbox').values(mails).execute();
    }
    const before = [...byKey.keys()].filter((key) => !references.has(key));
    if (before.length > 0) {
      const known = await trx
        .selectFrom('enquiry')
        .select(['idempotency_key', 'reference'])
        .where('idempotency_key', 'in', before)
        .execute();
      for (const row of known) references.set(row.idempotency_key, row.reference);
    }
    return references;
  });
  const known = submissions.flatMap(({ key }) => found.get(key) ?? []);
  // One that was there was deleted in this very moment, by another process: it is new then.
  return known.length === submissions.length ? known : storeEnquiries(db, submissions, mailsOf);
}

const toEnquiryRow = ({ key, enquiry, source }: Submission, now: string): EnquiryTable => ({
  id: newId(),
  reference: newReference(),
  idempotency_key: key,
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  event_type: enquiry.eventType,
  event_date: enquiry.eventDate || null,
  message: enquiry.message,
  page: source.page,
  service: source.service,
  created_at: now,
});

/** What a visitor wrote is what the lead begins with. */
const leadOf = (row: EnquiryTable) =>
  toLeadRow(
    {
      id: newId(),
      name: row.name,
      email: row.email,
      phone: row.phone,
      eventType: row.event_type as Enquiry['eventType'],
      eventDate: row.event_date,
      status: 'new',
      createdAt: row.created_at,
      notes: row.message,
    },
    row.id,
  );

const toOutboxRow = (mail: Mail, enquiryId: string, now: string) => ({
  ...mail,
  id: newId(),
  enquiry_id: enquiryId,
  created_at: now,
  due_at: now,
  sent_at: null,
  last_error: null,
});
