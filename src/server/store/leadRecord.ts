import { InvalidInput, NotFound } from '#backend/errors.ts';
import { activitiesBetween } from '#domain/activity.ts';
import { sortValueOf } from '#domain/entity.ts';
import { type Lead, type LeadDetails, type LeadForm, leadEntity, leadOfForm, responsibleGone } from '#domain/lead.ts';
import { inverseChange, type LeadChange } from '#domain/leadChange.ts';
import { hasExpectedValues } from '#domain/records.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { type LeadTable, leadColumns, responsibleName, toLead, toLeadRow } from './leadTable.ts';
import { lockRow } from './lockRow.ts';
import { changeVersion, createOnce, type WriteAttempt } from './recordWrites.ts';

/** @returns a lead with its enquiries. @throws NotFound */
export async function getLead(db: Db, id: string): Promise<LeadDetails> {
  const row = await db
    .selectFrom('lead')
    .select([...leadColumns, 'enquiry_id', 'language', 'version', 'updated_at'])
    .select(responsibleName)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound(`There is no lead ${id}.`);
  const enquiries = await db
    .selectFrom('enquiry')
    .select(['reference', 'message', 'page', 'service', 'created_at as createdAt'])
    .where((its) => its.or([its('id', '=', row.enquiry_id), its('lead_id', '=', id)]))
    .orderBy('created_at', 'desc')
    .execute();
  const { version, updated_at: updatedAt, language } = row;
  return { ...toLead(row), version, updatedAt, enquiries, language };
}

/**
 * Sets the status of a lead, unless it has it or somebody has set another one since it was read. Whoever edits the lead
 * meanwhile gets a conflict.
 * @returns the status that was set, or the earlier one if none was.
 */
export async function setLeadStatus(
  trx: Db,
  { id, status }: Pick<Lead, 'id' | 'status'>,
  next: Lead['status'],
): Promise<Lead['status']> {
  if (next === status) return status;
  const { numUpdatedRows } = await trx
    .updateTable('lead')
    .set(({ eb }) => ({
      status: next,
      status_key: sortValueOf(leadEntity.fields.status, next),
      version: eb('version', '+', 1),
      updated_at: new Date().toISOString(),
    }))
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? status : next;
}

/**
 * Sets the status or the responsible person of several leads. Leads that need no change, are not as expected or were
 * deleted are skipped.
 * @returns the changes that undo those applied.
 * @throws InvalidInput
 */
export async function changeLeads(trx: Db, changes: readonly LeadChange[], accountId: string): Promise<LeadChange[]> {
  await requirePeople(trx, changes);
  const undo: LeadChange[] = [];
  // Sorted, so that concurrent changes lock rows in the same order and cannot deadlock.
  for (const { id, expected, undo: _, ...change } of changes.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    await lockRow(trx, 'lead', id);
    const before = await trx
      .selectFrom('lead')
      .select(['status', 'responsible_id as responsibleId', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before || !hasExpectedValues(before, expected)) continue;
    const newActivities = activitiesBetween(before, { ...before, ...change });
    if (newActivities.length === 0) continue;
    const { status = before.status, responsibleId = before.responsibleId } = change;
    await trx
      .updateTable('lead')
      .set({
        status,
        status_key: sortValueOf(leadEntity.fields.status, status),
        responsible_id: responsibleId,
        version: before.version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await addActivities(trx, { entity: 'lead', entity_id: id }, accountId, newActivities);
    undo.push(inverseChange({ ...before, id }, change));
  }
  return undo;
}

/** Checks the responsible people of several changes. @throws InvalidInput */
export async function requirePeople(
  db: Db,
  changes: readonly Pick<LeadChange, 'responsibleId' | 'undo'>[],
): Promise<void> {
  for (const isUndo of [false, true]) {
    const people = changes.flatMap(({ responsibleId, undo = false }) => (undo === isUndo ? [responsibleId] : []));
    for (const id of new Set(people)) await requirePerson(db, id, isUndo);
  }
}

/** Checks that an account exists and is not disabled. @param mayBeDisabled whether it may be. @throws InvalidInput */
export async function requirePerson(db: Db, id: string | null | undefined, mayBeDisabled = false): Promise<void> {
  if (id === null || id === undefined) return;
  const account = db.selectFrom('account').select('id').where('id', '=', id);
  const usable = mayBeDisabled ? account : account.where('disabled_at', 'is', null);
  if (!(await usable.executeTakeFirst())) throw new InvalidInput({ responsibleId: responsibleGone });
}

/** Locks a lead until the end of the transaction. @throws NotFound */
export async function lockLead(trx: Db, id: string): Promise<void> {
  if (!(await lockRow(trx, 'lead', id))) throw new NotFound(`There is no lead ${id}.`);
}

/** @returns a lead's contact details and event date. @throws NotFound */
export async function readContact(db: Db, id: string): Promise<Pick<LeadTable, 'email' | 'phone' | 'event_date'>> {
  const lead = await db
    .selectFrom('lead')
    .select(['email', 'phone', 'event_date'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!lead) throw new NotFound(`There is no lead ${id}.`);
  return lead;
}

/**
 * Stores a new lead, once for all attempts from one form.
 * @param form validated.
 * @throws InvalidInput if the responsible person is gone.
 * @throws Conflict<LeadDetails> if it was changed since the first attempt.
 * @throws NotFound if it was deleted since.
 */
export const createLead = (trx: Db, form: LeadForm, attempt: WriteAttempt | null): Promise<LeadDetails> =>
  createOnce(trx, attempt, {
    insert: async (id) => {
      const lead: Lead = {
        ...leadOfForm(form),
        responsible: '',
        importId: null,
        id,
        createdAt: new Date().toISOString(),
      };
      await requirePerson(trx, lead.responsibleId);
      await trx.insertInto('lead').values(toLeadRow(lead)).execute();
      return getLead(trx, id);
    },
    update: (id, version) => updateLead(trx, id, form, version),
  });

/**
 * Changes a lead.
 * @param version the version that was edited.
 * @throws InvalidInput if the new responsible person is gone. @throws NotFound @throws Conflict<LeadDetails>
 */
export async function updateLead(db: Db, id: string, form: LeadForm, version: number): Promise<LeadDetails> {
  const { createdAt, responsibleId, importId } = await getLead(db, id);
  const lead = { ...leadOfForm(form), responsible: '', importId, id, createdAt };
  // A responsible person whose account was disabled since may stay.
  if (lead.responsibleId !== responsibleId) await requirePerson(db, lead.responsibleId);
  const { enquiry_id: _, ...row } = toLeadRow(lead, { version: version + 1, updatedAt: new Date().toISOString() });
  return changeVersion(db.updateTable('lead').set(row), { id, version }, () => getLead(db, id));
}
