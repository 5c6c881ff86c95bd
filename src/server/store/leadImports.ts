import { sql } from 'kysely';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { sortValueOf } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import {
  contactKeys,
  type ImportContact,
  type ImportRow,
  type LeadImport,
  type LeadMatch,
  rowsMissing,
} from '#domain/leadImport.ts';
import { phoneDigits } from '#domain/relatedLeads.ts';
import type { Db } from './database.ts';
import { requirePerson } from './leadRecord.ts';
import { newId } from './newId.ts';
import type { WriteAttempt } from './recordWrites.ts';
import { hashOf } from './tokens.ts';

/**
 * How far an import has come: its rows arrive; they are being put in, which is finished whatever happens; they are there;
 * they were taken back.
 */
export type ImportState = 'arriving' | 'writing' | 'done' | 'undone';

export interface LeadImportTable {
  id: string;
  /** SHA-256 of the account and the form's own key, hex. */
  attempt: string;
  account_id: string | null;
  file: string;
  /** Rows that it has in all. */
  row_count: number;
  state: ImportState;
  created_at: string;
}

/** Rows that have arrived and are not put in yet. */
export interface LeadImportPartTable {
  import_id: string;
  /** The place of this part's first row among all rows, from 0. */
  first_row: number;
  row_count: number;
  /** JSON list. */
  rows_json: string;
}

/** A lead as it was before an import changed it. */
export interface LeadImportMergeTable {
  import_id: string;
  lead_id: string;
  /** JSON. */
  lead_before: string;
  /** The lead's version after it has taken over what the row says. */
  version: number;
}

/** How long rows of an import wait that was given up, in ms. */
const abandonedAfter = 60 * 60 * 1000;

const byTime = (one: { created_at: string }, other: { created_at: string }) =>
  Number(one.created_at > other.created_at) - Number(one.created_at < other.created_at);

/** Leads that are looked at for the contacts of one request: of a few people there may be very many. */
const mostFound = 5000;

/** @returns for each contact the latest lead with the same address or number, or null. */
export async function findMatches(db: Db, contacts: readonly ImportContact[]): Promise<(LeadMatch | null)[]> {
  const emails = contacts
    .filter(({ email }) => email !== '')
    .map(({ email }) => sortValueOf(leadEntity.fields.email, email));
  const digits = contacts.map(({ phone }) => phoneDigits(phone)).filter(Boolean);
  const found = db
    .selectFrom('lead')
    .select(['id', 'name', 'email', 'phone', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(mostFound);
  // One query for each index: asked for both at once, PostgreSQL may read the whole table.
  const byEmail = emails.length === 0 ? [] : await found.where('email_key', 'in', emails).execute();
  const byPhone = digits.length === 0 ? [] : await found.where('phone_digits', 'in', digits).execute();
  const rows = [...byEmail, ...byPhone].toSorted(byTime);
  // The latest one stays.
  const byKey = new Map(
    rows.flatMap(({ created_at: _, ...lead }) => contactKeys(lead).map((key) => [key, lead] as const)),
  );
  return contacts.map((contact) => contactKeys(contact).flatMap((key) => byKey.get(key) ?? [])[0] ?? null);
}

/** @returns an import that is arriving, and how many of its rows are there; or one that an earlier attempt has finished. */
export async function beginImport(
  trx: Db,
  { file, rows }: { file: string; rows: number },
  { key, accountId }: WriteAttempt,
): Promise<{ id: string; arrived: number; done: boolean }> {
  const attempt = hashOf(`${accountId}\n${key}`);
  const row = { id: newId(), attempt, account_id: accountId, file, row_count: rows, state: 'arriving' as const };
  await trx
    .insertInto('lead_import')
    .values({ ...row, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .execute();
  const { id, state } = await trx
    .selectFrom('lead_import')
    .select(['id', 'state'])
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow();
  return { id, arrived: await arrivedRows(trx, id), done: state !== 'arriving' };
}

async function arrivedRows(db: Db, id: string): Promise<number> {
  const { rows } = await db
    .selectFrom('lead_import_part')
    .select(sql<number | null>`sum(row_count)`.as('rows'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(rows ?? 0);
}

/** Takes in rows of an import, checked; those that are there already stay. @throws NotFound @throws InvalidInput */
export async function addImportRows(
  trx: Db,
  id: string,
  { first, rows }: { first: number; rows: readonly ImportRow[] },
  accountId: string,
): Promise<void> {
  await requireArriving(trx, id, accountId);
  const people = new Map(rows.map(({ responsibleId }, index) => [responsibleId, first + index]));
  for (const [person, row] of people) {
    await requirePerson(trx, person || null).catch((error: unknown) => {
      if (!(error instanceof InvalidInput)) throw error;
      throw new InvalidInput({ [`rows.${row}.responsibleId`]: String(error.fields.responsibleId) });
    });
  }
  await trx
    .insertInto('lead_import_part')
    .values({ import_id: id, first_row: first, row_count: rows.length, rows_json: JSON.stringify(rows) })
    .onConflict((conflict) => conflict.columns(['import_id', 'first_row']).doNothing())
    .execute();
}

/** @throws NotFound where there is no such import of this account whose rows arrive. */
async function requireArriving(db: Db, id: string, accountId: string): Promise<void> {
  const row = await db
    .selectFrom('lead_import')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no import ${id} that rows arrive of.`);
}

/** Gives up an import whose rows arrive. @throws NotFound */
export async function cancelImport(trx: Db, id: string, accountId: string): Promise<void> {
  await requireArriving(trx, id, accountId);
  await trx.deleteFrom('lead_import').where('id', '=', id).execute();
}

/** @returns an import that is there to be finished. @throws NotFound @throws InvalidInput where rows are missing. */
export async function readyImport(db: Db, id: string, accountId: string): Promise<{ state: ImportState; at: string }> {
  const row = await db
    .selectFrom('lead_import')
    .select(['state', 'row_count', 'created_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no import ${id}.`);
  if (row.state === 'arriving' && (await arrivedRows(db, id)) !== row.row_count) {
    throw new InvalidInput({ rows: rowsMissing });
  }
  return { state: row.state, at: row.created_at };
}

/** @returns an import that has come to its end. @throws NotFound */
export async function getImport(db: Db, id: string): Promise<LeadImport> {
  const row = await db
    .selectFrom('lead_import')
    .leftJoin('account', 'account.id', 'lead_import.account_id')
    .select(['lead_import.id', 'file', 'lead_import.created_at as at', 'account.name as by', 'state'])
    .select((build) => [
      build
        .selectFrom('lead')
        .select(sql<number>`count(*)`.as('made'))
        .whereRef('lead.import_id', '=', 'lead_import.id')
        .as('made'),
      build
        .selectFrom('lead_import_merge')
        .select(sql<number>`count(*)`.as('merged'))
        .whereRef('lead_import_merge.import_id', '=', 'lead_import.id')
        .as('merged'),
    ])
    .where('lead_import.id', '=', id)
    .where('state', 'in', ['done', 'undone'])
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no import ${id}.`);
  const { state, made, merged, by, ...shown } = row;
  return { ...shown, by: by ?? '', made: Number(made), merged: Number(merged), undone: state === 'undone' };
}

/** Forgets the rows of imports that were given up without a word. */
export async function cleanImports(db: Db): Promise<void> {
  const over = new Date(Date.now() - abandonedAfter).toISOString();
  await db.deleteFrom('lead_import').where('state', '=', 'arriving').where('created_at', '<', over).execute();
}
