import { addSamplePeople } from '#server/store/accounts.ts';
import type { Db } from '#server/store/database.ts';
import { type EnquiryLimit, type Submission, storeEnquiries } from '#server/store/enquiries.ts';
import { enquiry, enquirySource } from '#tests/support/records.ts';
import { freshPostgres, type NewDatabase, testPostgres } from './freshPostgres.ts';
import { openStarted } from './startedDatabase.ts';
import { onTestEnd } from './testServer.ts';

/** Provides a separate database, by default an empty one. */
export type Where = (contents?: NewDatabase) => Promise<string>;

/** The engines that the store is tested on. */
export const engines: { engine: string; where: Where }[] = [
  { engine: 'SQLite', where: async () => ':memory:' },
  ...(testPostgres
    ? [{ engine: 'PostgreSQL', where: async (contents?: NewDatabase) => (await freshPostgres(contents)).url }]
    : []),
];

/** @returns an open, migrated database, until the end of the test. */
export async function openStore(where: Where, what: 'sample' | 'none' = 'none', withDemoAccount = false): Promise<Db> {
  const database = await openStarted(await where('migrated'), { what, withDemoAccount }, 'command');
  onTestEnd(() => database.close());
  return database.db;
}

/** Adds a staff account. @returns its id. */
export async function addEva(db: Db): Promise<string> {
  const eva = { id: 'eva', name: 'Eva', email: 'eva@example.com', role: 'staff', picture: '' } as const;
  await addSamplePeople(db, [eva], { email: '', password: '' });
  return eva.id;
}

/** An enquiry, as received. */
export const submission = (key: string, name = 'Ada Byron'): Submission => ({
  key,
  enquiry: { ...enquiry, name, eventType: 'other', eventDate: '', message: 'A tea party for thirty.' },
  source: enquirySource,
  ip: '192.0.2.1',
});

/** The mails that an enquiry triggers. */
export const mailsOf = () => [{ recipient: 'staff@example.com', subject: 'New', body: 'Hello.', language: 'en' }];

/** Stores enquiries. @returns their references, or `wait` for rejected ones. */
export async function store(
  db: Db,
  submissions: readonly Submission[],
  limit: EnquiryLimit = { hits: 1000, within: 60_000 },
  generateReference?: () => string,
): Promise<string[]> {
  const receipts = await storeEnquiries(db, submissions, limit, { writeMails: mailsOf, generateReference });
  return receipts.map((receipt) => ('reference' in receipt ? receipt.reference : 'wait'));
}
