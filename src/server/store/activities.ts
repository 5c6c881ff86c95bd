import { type Generated, sql } from 'kysely';
import { NotFound } from '#backend/errors.ts';
import { type Activity, type ActivityKind, type NewActivity, type NoteForm, newNote } from '#domain/activity.ts';
import type { LogSubject } from '#domain/log.ts';
import type { Session } from '#domain/session.ts';
import type { Db } from './database.ts';
import { searchText } from './keys.ts';
import { newId } from './newId.ts';
import { changeVersion, createOnce, type WriteAttempt } from './recordWrites.ts';

/** Maximum entries of a record's history; older ones are not shown. */
const maxActivities = 200;

/** A logged change to a record: who, what and when. For a deleted record, no content is kept. */
export interface ActivityTable {
  id: string;
  entity: LogSubject;
  entity_id: string;
  kind: ActivityKind;
  account_id: string | null;
  /** JSON: the fields of `NewActivity` that are not empty. */
  detail: string;
  created_at: string;
  version: number;
  /** Searchable text of a note; empty for other kinds. */
  search: Generated<string>;
}

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
      search: kind === 'note' ? searchText([detail.text]) : '',
    })
    .execute();
}

/** @returns the activity of a row. @param detail as stored; what it does not contain is empty. */
export function readActivity(kind: ActivityKind, detail: string): NewActivity {
  const { fields, from, to, text }: Readonly<Record<string, unknown>> = Object(JSON.parse(detail));
  return {
    kind,
    fields: Array.isArray(fields) ? fields.map(String) : [],
    from: String(from ?? ''),
    to: String(to ?? ''),
    text: String(text ?? ''),
  };
}

/** @returns the history of a lead and of its appointments, latest first. @param id of the lead. */
export async function readLeadHistory(db: Db, id: string): Promise<Activity[]> {
  const latest = db
    .selectFrom('activity')
    .leftJoin('account', 'account.id', 'activity.account_id')
    .select(['activity.id', 'activity.kind', 'detail', 'activity.created_at', 'activity.version', 'account_id', 'name'])
    .orderBy('activity.created_at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(maxActivities);
  const ofLead = latest
    .select(sql<string>`''`.as('appointment'))
    .where('entity', '=', 'lead')
    .where('entity_id', '=', id);
  const ofAppointments = latest
    .innerJoin('appointment', 'appointment.id', 'activity.entity_id')
    .select('appointment.title as appointment')
    .where('entity', '=', 'appointment')
    .where('appointment.lead_id', '=', id);
  const rows = await Promise.all([ofLead.execute(), ofAppointments.execute()]);
  return rows
    .flat()
    .map(({ id, kind, detail, created_at, version, account_id, name, appointment }) => ({
      ...readActivity(kind, detail),
      id,
      at: created_at,
      version,
      by: account_id === null ? null : { id: account_id, name: name ?? '' },
      appointment,
    }))
    .toSorted((one, other) => compare(other.at, one.at) || compare(other.id, one.id))
    .slice(0, maxActivities);
}

/** Compares as the database does, whatever the language. */
const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

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
  const change = { detail: JSON.stringify({ text }), version: version + 1, search: searchText([text]) };
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
