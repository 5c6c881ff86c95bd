import { Conflict } from '#backend/errors.ts';
import { activitiesBetween } from '#domain/activity.ts';
import { type BookingRules, type BookingRulesForm, standardRules } from '#domain/bookingRules.ts';
import { addActivities, wholeList } from './activities.ts';
import type { Db } from './database.ts';
import { changeSetting, readSetting } from './settings.ts';

const name = 'booking rules';

/** @returns when clients may pick a time. What an earlier version did not know is as standard. */
export async function readBookingRules(db: Db): Promise<BookingRules> {
  const { value } = await readSetting(db, name, standardRules);
  return { ...standardRules, ...value };
}

/**
 * Says when clients may pick a time. @param version the one that was changed. @param by who says it.
 * @throws Conflict<BookingRules> where somebody else has saved others since.
 */
export async function changeBookingRules(
  trx: Db,
  form: BookingRulesForm,
  version: number,
  by: string,
): Promise<BookingRules> {
  const { value: before, text } = await readSetting(trx, name, standardRules);
  const rules = { ...before, ...form, version: version + 1, updatedAt: new Date().toISOString() };
  if (version !== before.version || !(await changeSetting(trx, name, text, rules))) {
    throw new Conflict(await readBookingRules(trx));
  }
  await addActivities(trx, wholeList('bookingRules'), by, activitiesBetween(before, rules));
  return rules;
}
