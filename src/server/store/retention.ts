import { type SqlBool, sql } from 'kysely';
import { Conflict } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import { day } from '#domain/durations.ts';
import { announcedDays, listedDue, type Retention } from '#domain/privacy.ts';
import { monthsBefore } from '#domain/zonedTimes.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { readContact } from './leadRecord.ts';
import { clearAppointmentsOf, removeViewsOf } from './privacy.ts';
import { lockPeople, removeLead } from './removal.ts';
import { changeSetting, readSetting, writeSetting } from './settings.ts';

/**
 * Names of settings: the retention period; the day of the last erasure; the number of leads announced for the next
 * ones.
 */
const retentionSetting = 'retention';
const lastErasureSetting = 'retention done';
const announcedSetting = 'retention announced';

/** The stored setting: the period in months (0: unlimited), and when its announcements began (ISO 8601 UTC). */
interface Setting {
  months: number;
  since: string;
}

const forEver: Setting = { months: 0, since: '' };

/**
 * @returns the ids of leads without activity within the period and without anything planned, by their last change.
 * @param at time in ms since 1970.
 * @param id of the only lead that is asked about; omitted for all.
 */
async function dueLeads(db: Db, { months, since }: Setting, at: number, id?: string): Promise<string[]> {
  // Leads that are already old when the period is set are announced first, too.
  if (months === 0 || at < Date.parse(since) + announcedDays * day) return [];
  const instant = new Date(at).toISOString();
  const before = monthsBefore(instant, months);
  const rows = await db
    .selectFrom('lead')
    .select('id')
    .$if(id !== undefined, (leads) => leads.where('id', '=', String(id)))
    .where('updated_at', '<', before)
    .where((its) => its.or([its('event_date', 'is', null), its('event_date', '<', instant.slice(0, 10))]))
    .where(
      sql<SqlBool>`not exists (select 1 from appointment where appointment.lead_id = lead.id and ends_at >= ${before})`,
    )
    // Two conditions, each with an index: with one combined, PostgreSQL would compare all leads with all conversations.
    .where(
      sql<SqlBool>`not exists (select 1 from conversation
        where conversation.email = lower(lead.email) and latest_at >= ${before})`,
    )
    .where(
      sql<SqlBool>`not exists (select 1 from conversation
        where conversation.lead_id = lead.id and latest_at >= ${before})`,
    )
    .orderBy('updated_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns the ids of the leads that will be erased within the announcement period. */
const nextLeads = (db: Db, setting: Setting): Promise<string[]> =>
  dueLeads(db, setting, Date.now() + announcedDays * day);

/** @returns the retention period, and the leads that will be erased within the announcement period, as of now. */
export async function readRetention(db: Db): Promise<Retention> {
  const { value: setting } = await readSetting(db, retentionSetting, forEver);
  const next = await nextLeads(db, setting);
  return { months: setting.months, due: next.length, first: await namesOf(db, next.slice(0, listedDue)) };
}

/** @returns the leads with these ids, in this order. Only few names are read, while thousands of leads may be due. */
async function namesOf(db: Db, ids: readonly string[]): Promise<Retention['first']> {
  if (ids.length === 0) return [];
  const leads = await db.selectFrom('lead').select(['id', 'name']).where('id', 'in', ids).execute();
  return leads.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Stores how many leads will be erased next, because counting them is expensive. */
const storeAnnounced = async (db: Db, setting: Setting): Promise<void> =>
  writeSetting(db, announcedSetting, { due: (await nextLeads(db, setting)).length });

/** @returns how many leads will be erased next, as last stored: at night, or when the period was changed. */
export const readAnnounced = async (db: Db): Promise<number> =>
  (await readSetting(db, announcedSetting, { due: 0 })).value.due;

/**
 * Sets the retention period, in months.
 * @param trx the transaction of all writes.
 * @param expected the period to be replaced.
 * @param by the account that sets it.
 * @throws Conflict<Retention> if another period was set since.
 */
export async function setRetention(trx: Db, months: number, expected: number, by: string): Promise<void> {
  const { value: before, text } = await readSetting(trx, retentionSetting, forEver);
  const setting: Setting = { months, since: new Date().toISOString() };
  if (expected !== before.months || !(await changeSetting(trx, retentionSetting, text, setting))) {
    throw new Conflict(await readRetention(trx));
  }
  await storeAnnounced(trx, setting);
  await addActivities(trx, { entity: 'retention', entity_id: 'all' }, by, [newActivity('edited')]);
}

/**
 * Erases the leads whose retention period has ended, with all related records: once a day, in one of several processes.
 * Leads left by an interrupted run are erased in the next one. Nothing is erased, but all announced again, after more days
 * without a run than leads are announced for: the server was off, or its clock was or is wrong. A period that is set
 * meanwhile is kept, and applies to the leads that are not erased yet.
 * @param today the day (`2027-06-14`).
 * @returns how many leads were erased.
 */
export async function eraseExpired(db: Db, today: string): Promise<number> {
  const now = Date.now();
  const setting = await db.transaction().execute((trx) => beginErasure(trx, today, now));
  if (!setting) return 0;
  let erased = 0;
  for (const id of await dueLeads(db, setting, now)) {
    await db.transaction().execute(async (trx) => {
      const current = await lockRetention(trx);
      // Locks are always taken in this order: the lead before its appointments.
      await lockPeople(trx, [id]);
      // It, or the period, may have been changed while others were erased.
      if ((await dueLeads(trx, current, now, id)).length === 0) return;
      const contact = await readContact(trx, id);
      await clearAppointmentsOf(trx, id);
      await removeLead(trx, id, null);
      await removeViewsOf(trx, contact);
      erased += 1;
    });
  }
  await db.transaction().execute(async (trx) => {
    const current = await lockRetention(trx);
    // Without a period nothing is announced, and there may be no row that could be locked.
    if (current.months > 0) await storeAnnounced(trx, current);
  });
  return erased;
}

/**
 * Claims the erasure of a day, and begins the announcements again if there was no erasure for too long.
 * @param now time in ms since 1970.
 * @returns the retention setting; null if the erasure of this day was claimed before.
 */
async function beginErasure(trx: Db, today: string, now: number): Promise<Setting | null> {
  const last = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', lastErasureSetting)
    .executeTakeFirst();
  const claimed = await trx
    .insertInto('setting')
    .values({ name: lastErasureSetting, value: today })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: today }).where('setting.value', '<>', today))
    .returning('name')
    .execute();
  if (claimed.length === 0) return null;
  const setting = await lockRetention(trx);
  const daysSinceLast = last ? (Date.parse(today) - Date.parse(last.value)) / day : 0;
  // Without a period there may be no row that could be locked.
  if (setting.months === 0 || (daysSinceLast >= 0 && daysSinceLast <= announcedDays)) return setting;
  const announcedAgain = { ...setting, since: new Date(now).toISOString() };
  await writeSetting(trx, retentionSetting, announcedAgain);
  return announcedAgain;
}

/** Locks the stored retention setting until the end of the transaction. @returns it as it is then. */
async function lockRetention(trx: Db): Promise<Setting> {
  // Changes nothing, but locks the row on both engines.
  const update = trx.updateTable('setting').set(({ ref }) => ({ value: ref('value') }));
  await update.where('name', '=', retentionSetting).execute();
  return (await readSetting(trx, retentionSetting, forEver)).value;
}
