import { type SqlBool, sql } from 'kysely';
import { ignoreNotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import { announcedDays, type Retention } from '#domain/privacy.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { readContact } from './leadRecord.ts';
import { emptyAppointmentsOf, removeViewsOf } from './privacy.ts';
import { lockPeople, removeLead } from './removal.ts';
import { readSetting, writeSetting } from './settings.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The settings: how long leads are kept, the day on which those were erased last whose time is over, and how many were
 * counted then that are next.
 */
const kept = 'retention';
const lastNight = 'retention done';
const announced = 'retention announced';

/** The stored setting: the months, and when they were set (ISO 8601 UTC). */
interface Setting {
  months: number;
  since: string;
}

const forEver: Setting = { months: 0, since: '' };

/** @returns the leads of which nothing was heard for so long, and of which nothing is to come. @param at in ms. */
async function dueLeads(db: Db, { months, since }: Setting, at: number): Promise<string[]> {
  // Whatever is old when it is set is announced first, too.
  if (months === 0 || at < Date.parse(since) + announcedDays * day) return [];
  const instant = new Date(at).toISOString();
  const last = new Date(at);
  last.setUTCMonth(last.getUTCMonth() - months);
  const before = last.toISOString();
  const rows = await db
    .selectFrom('lead')
    .select('id')
    .where('updated_at', '<', before)
    .where((its) => its.or([its('event_date', 'is', null), its('event_date', '<', instant.slice(0, 10))]))
    .where(
      sql<SqlBool>`not exists (select 1 from appointment where appointment.lead_id = lead.id and ends_at >= ${before})`,
    )
    .where(
      sql<SqlBool>`not exists (select 1 from conversation
        where conversation.email = lower(lead.email) and latest_at >= ${before})`,
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns how many leads are erased within the days in which that is announced. */
const countNext = async (db: Db, setting: Setting): Promise<number> =>
  (await dueLeads(db, setting, Date.now() + announcedDays * day)).length;

/** @returns how long leads are kept, and how many are erased within the days in which that is announced: counted now. */
export async function readRetention(db: Db): Promise<Retention> {
  const { value: setting } = await readSetting(db, kept, forEver);
  return { months: setting.months, due: await countNext(db, setting) };
}

/** Notes how many leads are erased next: to count them, all that are old are looked at with what belongs to them. */
const noteNext = async (db: Db, setting: Setting): Promise<void> =>
  writeSetting(db, announced, { due: await countNext(db, setting) });

/** @returns how many leads are erased next, as it was noted last: at night, or when somebody said how long they are kept. */
export const readAnnounced = async (db: Db): Promise<number> =>
  (await readSetting(db, announced, { due: 0 })).value.due;

/** Sets how long leads are kept, in months. @param trx transaction of all writes. @param by the account that sets it. */
export async function setRetention(trx: Db, months: number, by: string): Promise<void> {
  const setting: Setting = { months, since: new Date().toISOString() };
  await writeSetting(trx, kept, setting);
  await noteNext(trx, setting);
  await addActivities(trx, { entity: 'retention', entity_id: 'all' }, by, [newActivity('edited')]);
}

/**
 * Erases the leads whose time is over, with all that belongs to them: once a day, of several processes by one. What an
 * interrupted night has left is erased in the next one. @param today the day (`2027-06-14`). @returns how many.
 */
export async function eraseExpired(db: Db, today: string): Promise<number> {
  const mine = await db
    .insertInto('setting')
    .values({ name: lastNight, value: today })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: today }).where('setting.value', '<', today))
    .returning('name')
    .execute();
  if (mine.length === 0) return 0;
  const { value: setting } = await readSetting(db, kept, forEver);
  const due = await dueLeads(db, setting, Date.now());
  for (const id of due) {
    const erasure = db.transaction().execute(async (trx) => {
      // The lead comes before its appointments wherever it is deleted.
      await lockPeople(trx, [id]);
      const contact = await readContact(trx, id);
      await emptyAppointmentsOf(trx, id);
      await removeLead(trx, id, null);
      await removeViewsOf(trx, contact);
    });
    await erasure.catch(ignoreNotFound);
  }
  await noteNext(db, setting);
  return due.length;
}
