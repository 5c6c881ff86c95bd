import { randomInt } from 'node:crypto';
import { language } from '#content/language.ts';
import type { Enquiry, EnquirySource } from '#domain/enquiry.ts';
import { groupBy } from '#domain/groupBy.ts';
import { leadOfEnquiry } from '#domain/lead.ts';
import { addEnquiryMessages } from './conversationMessages.ts';
import type { Db } from './database.ts';
import { toLeadRow } from './leadTable.ts';
import { newId } from './newId.ts';
import { type Mail, queueMails } from './outbox.ts';
import { countHits, findReachedLimits, networkOf, type RateLimit, secondsUntil } from './rateLimits.ts';
import type { EnquiryTable } from './tables.ts';

/** An enquiry, as received. */
export interface Submission {
  /** The same for all attempts to send the same enquiry. */
  key: string;
  enquiry: Enquiry;
  source: EnquirySource;
  /** Network address of the sender. */
  ip: string;
}

/** The result of an enquiry: its reference, or the seconds after which the sender may try again. */
export type Receipt = { reference: string } | { retryAfter: number };

/** Maximum enquiries per network address within a time window, in ms. */
export type EnquiryLimit = Pick<RateLimit, 'hits' | 'within'>;

/** Composes the mails of a stored enquiry. */
export type WriteEnquiryMails = (submission: Submission, reference: string) => Mail[];

/** Letters and digits that are not confused with each other on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** The functions that compose the mails of an enquiry and generate its reference. */
export interface EnquiryWriters {
  writeMails: WriteEnquiryMails;
  /** Called again if the reference already exists. */
  generateReference?: () => string;
}

/**
 * Stores enquiries with their leads, mails and messages in one transaction, each key once. Enquiries beyond the limit
 * of their address are not stored; repeated ones do not count.
 * @returns the result of each enquiry, in the given order; a repeated one has its original reference.
 */
export async function storeEnquiries(
  db: Db,
  submissions: readonly Submission[],
  limit: EnquiryLimit,
  { writeMails, generateReference = newReference }: EnquiryWriters,
): Promise<Receipt[]> {
  const byKey = new Map(submissions.map((submission) => [submission.key, submission]));
  const receipts = await answerWithoutStoring(db, submissions, limit);
  for (const key of receipts.keys()) byKey.delete(key);
  const answers = () => submissions.map(({ key }) => receipts.get(key) as Receipt);
  if (byKey.size === 0) return answers();
  return db.transaction().execute(async (trx) => {
    const { receipts: newReceipts, newEnquiries } = await insertEnquiries(trx, byKey, generateReference);
    for (const [key, receipt] of newReceipts) receipts.set(key, receipt);
    const refusedKeys = await refuseBeyondLimit(trx, newEnquiries, limit);
    for (const [key, retryAfter] of refusedKeys) receipts.set(key, { retryAfter });
    const accepted = newEnquiries.filter(({ submission }) => !refusedKeys.has(submission.key));
    await insertLeads(trx, accepted, writeMails);
    await addEnquiryMessages(
      trx,
      accepted.map(({ row }) => row),
    );
    return answers();
  });
}

/** @returns the receipts, by key, of enquiries from addresses that have reached their limit, which need no write. */
async function answerWithoutStoring(
  db: Db,
  submissions: readonly Submission[],
  limit: EnquiryLimit,
): Promise<Map<string, Receipt>> {
  const reached = await findReachedLimits(db, [...new Set(submissions.map(limitedBy))], limit);
  const limited = submissions.filter((submission) => reached.has(limitedBy(submission)));
  const receipts = await findReceipts(
    db,
    limited.map(({ key }) => key),
  );
  for (const submission of limited) {
    const { key } = submission;
    const until = reached.get(limitedBy(submission)) ?? 0;
    if (!receipts.has(key)) receipts.set(key, { retryAfter: secondsUntil(until) });
  }
  return receipts;
}

/** @returns the name of the counter of a sender's enquiries. */
const limitedBy = ({ ip }: Submission): string => `enquiries ${networkOf(ip)}`;

/** An enquiry as received, and as stored. */
interface StoredEnquiry {
  submission: Submission;
  row: EnquiryTable;
}

/** Inserts the enquiries that do not exist yet. @returns the receipts of all, by key, and the inserted enquiries. */
async function insertEnquiries(trx: Db, byKey: ReadonlyMap<string, Submission>, generateReference: () => string) {
  // Sorted, so that two processes with the same keys cannot deadlock.
  const unique = [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const receipts = new Map<string, Receipt>();
  const newEnquiries: StoredEnquiry[] = [];
  const now = new Date().toISOString();
  while (receipts.size < byKey.size) {
    const missingEnquiries = unique
      .filter(({ key }) => !receipts.has(key))
      .map((submission) => ({ submission, row: toEnquiryRow(submission, generateReference(), now) }));
    const inserted = await trx
      .insertInto('enquiry')
      .values(missingEnquiries.map(({ row }) => row))
      // Either the key exists (a repeated enquiry) or the reference does (another one is generated in the next round).
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const ids = new Set(inserted.map(({ id }) => id));
    const insertedEnquiries = missingEnquiries.filter(({ row }) => ids.has(row.id));
    newEnquiries.push(...insertedEnquiries);
    for (const { submission, row } of insertedEnquiries) receipts.set(submission.key, { reference: row.reference });
    const otherKeys = missingEnquiries.filter(({ row }) => !ids.has(row.id)).map(({ submission }) => submission.key);
    for (const [key, receipt] of await findReceipts(trx, otherKeys)) receipts.set(key, receipt);
  }
  return { receipts, newEnquiries };
}

async function findReceipts(db: Db, keys: readonly string[]): Promise<Map<string, Receipt>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiry')
    .select(['idempotency_key', 'reference'])
    .where('idempotency_key', 'in', keys)
    .execute();
  return new Map(rows.map(({ idempotency_key, reference }) => [idempotency_key, { reference }]));
}

/**
 * Deletes stored enquiries beyond the limit of their address. Counting after the insert saves a query for known keys.
 * @returns the keys of the deleted enquiries, with the seconds that each sender has to wait.
 */
async function refuseBeyondLimit(
  trx: Db,
  newEnquiries: readonly StoredEnquiry[],
  { hits, within }: EnquiryLimit,
): Promise<Map<string, number>> {
  const refusedKeys = new Map<string, number>();
  const byLimit = groupBy(newEnquiries, ({ submission }) => limitedBy(submission));
  const addedHits = new Map([...byLimit].map(([limitKey, { length }]) => [limitKey, length]));
  for (const [limitKey, count] of await countHits(trx, addedHits, within)) {
    const added = byLimit.get(limitKey) ?? [];
    const acceptedCount = Math.max(0, added.length - (count.hits - hits));
    for (const { submission } of added.slice(acceptedCount)) refusedKeys.set(submission.key, secondsUntil(count.until));
  }
  if (refusedKeys.size > 0) {
    await trx
      .deleteFrom('enquiry')
      .where('idempotency_key', 'in', [...refusedKeys.keys()])
      .execute();
  }
  return refusedKeys;
}

/** Creates a lead for each enquiry, and the mails that it triggers. */
async function insertLeads(trx: Db, newEnquiries: readonly StoredEnquiry[], writeMails: WriteEnquiryMails) {
  if (newEnquiries.length === 0) return;
  const leads = newEnquiries.map(({ row, submission: { enquiry } }) => ({
    ...toLeadRow(leadOfEnquiry(newId(), enquiry, row.page, row.created_at), { enquiryId: row.id }),
    language: language.tag,
  }));
  await trx.insertInto('lead').values(leads).execute();
  const mails = newEnquiries.flatMap(({ row: { id, reference, created_at }, submission }) =>
    writeMails(submission, reference).map((mail) => ({ ...mail, enquiry_id: id, created_at })),
  );
  await queueMails(trx, mails);
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
  lead_id: null,
});
