import { type SqlBool, sql } from 'kysely';
import { newActivity } from '#domain/activity.ts';
import { announcedDays, type Retention } from '#domain/privacy.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { emptyAppointmentsOf } from './privacy.ts';
import { removeLead } from './removal.ts';
import { readSetting, writeSetting } from './settings.ts';

const day = 24 * 60 * 60 * 1000;

/** The settings: how long leads are kept, and the day on which those were erased last whose time is over. */
const kept = 'retention';
const lastNight = 'retention done';

/** What is set: the months, and since when (ISO 8601 UTC). */
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

/** @returns how long leads are kept, and how many are erased within the days in which that is announced. */
export async function readRetention(db: Db): Promise<Retention> {
  const { value: setting } = await readSetting(db, kept, forEver);
  const due = await dueLeads(db, setting, Date.now() + announcedDays * day);
  return { months: setting.months, due: due.length };
}

/** Says how long leads are kept. @param trx of all writes. @param by who says it. */
export async function setRetention(trx: Db, months: number, by: string): Promise<void> {
  await writeSetting(trx, kept, { months, since: new Date().toISOString() });
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
  const due = await dueLeads(db, (await readSetting(db, kept, forEver)).value, Date.now());
  for (const id of due) {
    await db.transaction().execute(async (trx) => {
      await emptyAppointmentsOf(trx, id);
      await removeLead(trx, id, null);
    });
  }
  return due.length;
}
