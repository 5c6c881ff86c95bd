import { sql } from 'kysely';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { hour } from '#domain/durations.ts';
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
import { phoneDigits } from '#domain/phoneDigits.ts';
import type { Db } from './database.ts';
import { requirePerson } from './leadRecord.ts';
import { newId } from './newId.ts';
import type { WriteAttempt } from './recordWrites.ts';
import { hashOf } from './tokens.ts';

/** State of an import: its rows are arriving; they are being written, which is always completed; done; undone. */
export type ImportState = 'arriving' | 'writing' | 'done' | 'undone';

/** An import of leads from a file. Deleted if it is cancelled or abandoned; a finished one is kept, also after an undo. */
export interface LeadImportTable {
  id: string;
  /** SHA-256 of the account and the form's idempotency key, hex. */
  attempt: string;
  account_id: string | null;
  file: string;
  /** Total number of rows. */
  row_count: number;
  state: ImportState;
  created_at: string;
}

/** Rows that have arrived and are not written yet. */
export interface LeadImportPartTable {
  import_id: string;
  /** Index of this part's first row among all rows, from 0. */
  first_row: number;
  row_count: number;
  /** JSON array. */
  rows_json: string;
}

/** The state of a lead before an import changed it. */
export interface LeadImportMergeTable {
  import_id: string;
  lead_id: string;
  /** JSON. */
  lead_before: string;
  /** The lead's version after the import. */
  version: number;
}

/** Age after which an unfinished import is deleted, in ms. */
const abandonedAfter = hour;

const byTime = (one: { created_at: string }, other: { created_at: string }) =>
  Number(one.created_at > other.created_at) - Number(one.created_at < other.created_at);

/** Maximum leads considered for the contacts of one request: a few people may have very many. */
const maxFound = 5000;

/** @returns for each contact the latest lead with the same email address or phone number, or null. */
export async function findMatches(db: Db, contacts: readonly ImportContact[]): Promise<(LeadMatch | null)[]> {
  const emails = contacts
    .filter(({ email }) => email !== '')
    .map(({ email }) => sortValueOf(leadEntity.fields.email, email));
  const digits = contacts.map(({ phone }) => phoneDigits(phone)).filter(Boolean);
  const candidates = db
    .selectFrom('lead')
    .select(['id', 'name', 'email', 'phone', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(maxFound);
  // One query per index: with a combined condition, PostgreSQL may scan the whole table.
  const byEmail = emails.length === 0 ? [] : await candidates.where('email_key', 'in', emails).execute();
  const byPhone = digits.length === 0 ? [] : await candidates.where('phone_digits', 'in', digits).execute();
  const rows = [...byEmail, ...byPhone].toSorted(byTime);
  // Later leads overwrite earlier ones.
  const byKey = new Map(
    rows.flatMap(({ created_at: _, ...lead }) => contactKeys(lead).map((key) => [key, lead] as const)),
  );
  return contacts.map((contact) => contactKeys(contact).flatMap((key) => byKey.get(key) ?? [])[0] ?? null);
}

/** Begins an import, or finds that of an earlier attempt. @returns its id, and the number of rows that have arrived. */
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
  return { id, arrived: await countArrivedRows(trx, id), done: state !== 'arriving' };
}

const sumOfRows = sql<number | null>`sum(lead_import_part.row_count)`.as('rows');

async function countArrivedRows(db: Db, id: string): Promise<number> {
  const { rows } = await db
    .selectFrom('lead_import_part')
    .select(sumOfRows)
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(rows ?? 0);
}

/** Stores validated rows of an import; rows that are already stored stay. @throws NotFound @throws InvalidInput */
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

/** @throws NotFound if the account has no such import whose rows are arriving. */
async function requireArriving(db: Db, id: string, accountId: string): Promise<void> {
  const row = await db
    .selectFrom('lead_import')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no unfinished import ${id}.`);
}

/** Cancels an import whose rows are arriving. @throws NotFound */
export async function cancelImport(trx: Db, id: string, accountId: string): Promise<void> {
  await requireArriving(trx, id, accountId);
  await trx.deleteFrom('lead_import').where('id', '=', id).execute();
}

/** @returns an import that can be finished. @throws NotFound @throws InvalidInput if rows are missing. */
export async function requireReadyImport(
  db: Db,
  id: string,
  accountId: string,
): Promise<{ state: ImportState; at: string }> {
  const row = await db
    .selectFrom('lead_import')
    .select(['state', 'row_count', 'created_at'])
    // In one statement: between two, another server could finish the import and delete its rows.
    .select((its) =>
      its.selectFrom('lead_import_part').select(sumOfRows).whereRef('import_id', '=', 'lead_import.id').as('arrived'),
    )
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no import ${id}.`);
  if (row.state === 'arriving' && Number(row.arrived ?? 0) !== row.row_count) {
    throw new InvalidInput({ rows: rowsMissing });
  }
  return { state: row.state, at: row.created_at };
}

/** @returns a completed or undone import. @throws NotFound */
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
  const { state, made, merged, by, ...details } = row;
  return { ...details, by: by ?? '', made: Number(made), merged: Number(merged), undone: state === 'undone' };
}

/** Deletes abandoned imports with their rows. */
export async function cleanImports(db: Db): Promise<void> {
  const over = new Date(Date.now() - abandonedAfter).toISOString();
  await db.deleteFrom('lead_import').where('state', '=', 'arriving').where('created_at', '<', over).execute();
}
