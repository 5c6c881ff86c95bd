import { randomInt } from 'node:crypto';
import type { Enquiry, EnquirySource } from '#domain/enquiry.ts';
import type { Db } from './database.ts';
import { toLeadRow } from './leads.ts';
import { newId } from './newId.ts';
import { countHits, networkOf, type RateLimit, secondsUntil } from './rateLimits.ts';
import type { EnquiryTable, OutboxTable } from './tables.ts';

/** An enquiry as it comes in. */
export interface Submission {
  /** The same for every attempt to send the same enquiry. */
  key: string;
  enquiry: Enquiry;
  source: EnquirySource;
  /** Network address of the sender. */
  ip: string;
}

/** What becomes of an enquiry: its reference, or the seconds after which its sender may send another one. */
export type Receipt = { reference: string } | { retryAfter: number };

/** How many enquiries one network address may send in a window of time, in ms. */
export type EnquiryLimit = Pick<RateLimit, 'hits' | 'within'>;

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

/** What is written beside the words of an enquiry. */
export interface Writers {
  mailsOf: MailsOf;
  /** Draws a reference; one that exists already is drawn anew. */
  draw?: () => string;
}

/**
 * Stores enquiries with their leads and mails in one transaction, each key once. What an address sends beyond its limit
 * is not stored; what was stored already counts for nothing.
 * @returns what became of each, in the order given; one that was there already has the reference that it got then.
 */
export async function storeEnquiries(
  db: Db,
  submissions: readonly Submission[],
  limit: EnquiryLimit,
  { mailsOf, draw = newReference }: Writers,
): Promise<Receipt[]> {
  const byKey = new Map(submissions.map((submission) => [submission.key, submission]));
  // In one order everywhere: two processes with the same keys must not wait for each other.
  const unique = [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return db.transaction().execute(async (trx) => {
    const receipts = await findReceipts(trx, [...byKey.keys()]);
    const fresh = unique.filter(({ key }) => !receipts.has(key));
    const refused = await refuseBeyondLimit(trx, fresh, limit);
    for (const [key, retryAfter] of refused) receipts.set(key, { retryAfter });
    const within = fresh.filter(({ key }) => !refused.has(key));
    for (const [key, receipt] of await insertEnquiries(trx, within, { mailsOf, draw })) receipts.set(key, receipt);
    return submissions.map(({ key }) => receipts.get(key) as Receipt);
  });
}

async function findReceipts(trx: Db, keys: readonly string[]): Promise<Map<string, Receipt>> {
  if (keys.length === 0) return new Map();
  const known = await trx
    .selectFrom('enquiry')
    .select(['idempotency_key', 'reference'])
    .where('idempotency_key', 'in', keys)
    .execute();
  return new Map(known.map(({ idempotency_key, reference }) => [idempotency_key, { reference }]));
}

/** @returns the keys of those that are beyond their address's limit, each with the seconds that it has to wait. */
async function refuseBeyondLimit(trx: Db, submissions: readonly Submission[], { hits, within }: EnquiryLimit) {
  const refused = new Map<string, number>();
  const sent = new Map<string, string[]>();
  for (const { ip, key } of submissions) {
    const limited = `enquiries ${networkOf(ip)}`;
    sent.set(limited, [...(sent.get(limited) ?? []), key]);
  }
  const added = new Map([...sent].map(([limited, keys]) => [limited, keys.length]));
  for (const [limited, count] of await countHits(trx, added, within)) {
    const keys = sent.get(limited) ?? [];
    const taken = Math.max(0, keys.length - Math.max(0, count.hits - hits));
    for (const key of keys.slice(taken)) refused.set(key, secondsUntil(count.until));
  }
  return refused;
}

/** Stores enquiries with what they bring about. @returns the receipts of all, by key. */
async function insertEnquiries(trx: Db, submissions: readonly Submission[], { mailsOf, draw }: Required<Writers>) {
  const byKey = new Map(submissions.map((submission) => [submission.key, submission]));
  const receipts = new Map<string, Receipt>();
  const now = new Date().toISOString();
  while (receipts.size < byKey.size) {
    const missing = [...byKey.values()].filter(({ key }) => !receipts.has(key));
    const stored = await trx
      .insertInto('enquiry')
      .values(missing.map((submission) => toEnquiryRow(submission, draw(), now)))
      // The key is there: another process was quicker (it is new again where that one is deleted in this very moment). The reference is there: another one is drawn.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
    if (stored.length > 0) await insertWhatFollows(trx, stored, byKey, mailsOf);
    for (const { idempotency_key, reference } of stored) receipts.set(idempotency_key, { reference });
    const others = missing.map(({ key }) => key).filter((key) => !receipts.has(key));
    for (const [key, receipt] of await findReceipts(trx, others)) receipts.set(key, receipt);
  }
  return receipts;
}

async function insertWhatFollows(
  trx: Db,
  stored: readonly EnquiryTable[],
  byKey: ReadonlyMap<string, Submission>,
  mailsOf: MailsOf,
) {
  await trx.insertInto('lead').values(stored.map(leadOf)).execute();
  const mails = stored.flatMap((row) =>
    mailsOf(byKey.get(row.idempotency_key) as Submission, row.reference).map((mail) => toOutboxRow(mail, row)),
  );
  await trx.insertInto('outbox').values(mails).execute();
}

const toEnquiryRow = ({ key, enquiry, source }: Submission, reference: string, now: string): EnquiryTable => ({
  id: newId(),
  reference,
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

const toOutboxRow = (mail: Mail, { id, created_at }: EnquiryTable) => ({
  ...mail,
  id: newId(),
  enquiry_id: id,
  created_at,
  due_at: created_at,
  sent_at: null,
  last_error: null,
  failed_at: null,
});
