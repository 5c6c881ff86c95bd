import { NotFound } from '#backend/errors.ts';
import { type Activity, type NewActivity, type NoteForm, newActivity, newNote } from '#domain/activity.ts';
import type { Session } from '#domain/session.ts';
import type { Db } from './database.ts';
import { newId } from './newId.ts';
import { changeVersion, createOnce, type WriteAttempt } from './recordWrites.ts';
import type { ActivityTable } from './tables.ts';

/** Maximum entries of a record's history; older ones are not shown. */
const maxActivities = 200;

/** The record that an activity belongs to. */
export type Subject = Pick<ActivityTable, 'entity' | 'entity_id'>;

/** @returns the subject of activities that concern all records of a kind. */
export const wholeList = (entity: Subject['entity']): Subject => ({ entity, entity_id: 'all' });

/** Logs what was done to a record. @param trx the transaction in which it was done. */
export async function addActivities(
  trx: Db,
  subject: Subject,
  accountId: string | null,
  newActivities: readonly NewActivity[],
) {
  for (const activity of newActivities) await insert(trx, newId(), subject, accountId, activity);
}

async function insert(
  trx: Db,
  id: string,
  subject: Subject,
  accountId: string | null,
  { kind, ...detail }: NewActivity,
) {
  const filledFields = Object.entries(detail).filter(([, value]) => value.length > 0);
  await trx
    .insertInto('activity')
    .values({
      ...subject,
      id,
      kind,
      account_id: accountId,
      detail: JSON.stringify(Object.fromEntries(filledFields)),
      created_at: new Date().toISOString(),
      version: 1,
    })
    .execute();
}

/** @returns the history of a record, latest first. */
export async function readHistory(db: Db, { entity, entity_id }: Subject): Promise<Activity[]> {
  const rows = await db
    .selectFrom('activity')
    .leftJoin('account', 'account.id', 'activity.account_id')
    .select(['activity.id', 'kind', 'detail', 'activity.created_at', 'version', 'account_id', 'name'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .orderBy('activity.created_at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(maxActivities)
    .execute();
  return rows.map(({ id, kind, detail, created_at, version, account_id, name }) => ({
    ...newActivity(kind),
    ...(JSON.parse(detail) as Partial<NewActivity>),
    id,
    at: created_at,
    version,
    by: account_id === null ? null : { id: account_id, name: name ?? '' },
  }));
}

/** Identifies a note and its record. */
export type NoteId = Subject & { id: string };

/** Adds a note to a record, once for all attempts from one form. @param trx the transaction of all writes. */
export async function addNote(
  trx: Db,
  subject: Subject,
  { text }: NoteForm,
  attempt: WriteAttempt | null,
  by: Session,
) {
  await createOnce(trx, attempt, {
    insert: async (id) => {
      await insert(trx, id, subject, by.id, newNote(text));
      return { id, version: 1 };
    },
    update: (id, version) => changeNote(trx, { ...subject, id }, { text }, version, by),
  });
}

/** Changes a note of one's own. @param version the version that was edited. @throws NotFound @throws Conflict */
export async function changeNote(db: Db, note: NoteId, { text }: NoteForm, version: number, by: Session) {
  const readNote = () => ownNote(db, note, by);
  await readNote();
  const change = { detail: JSON.stringify({ text }), version: version + 1 };
  return changeVersion(db.updateTable('activity').set(change), { id: note.id, version }, readNote);
}

/** Deletes a note of one's own. @throws NotFound */
export async function removeNote(db: Db, note: NoteId, by: Session): Promise<void> {
  await ownNote(db, note, by);
  await db.deleteFrom('activity').where('id', '=', note.id).execute();
}

async function ownNote(
  db: Db,
  { id, entity, entity_id }: NoteId,
  by: Session,
): Promise<{ id: string; version: number }> {
  const note = await db
    .selectFrom('activity')
    .select(['id', 'version'])
    .where('id', '=', id)
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('kind', '=', 'note')
    .where('account_id', '=', by.id)
    .executeTakeFirst();
  if (!note) throw new NotFound(`There is no note ${id}.`);
  return note;
}
