import { Conflict } from '#backend/errors.ts';
import { activitiesBetween } from '#domain/activity.ts';
import { type BookingRules, type BookingRulesForm, standardRules } from '#domain/bookingRules.ts';
import { addActivities, wholeList } from './activities.ts';
import type { Db } from './database.ts';
import { changeSetting, readSetting } from './settings.ts';

const name = 'booking rules';

/** @returns the booking rules. Values missing from an earlier version have their defaults. */
export async function readBookingRules(db: Db): Promise<BookingRules> {
  const { value } = await readSetting(db, name, standardRules);
  return { ...standardRules, ...value };
}

/**
 * Changes the booking rules.
 * @param version the version that was edited.
 * @param by the account that changes them.
 * @throws Conflict<BookingRules> if the rules were changed since.
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
