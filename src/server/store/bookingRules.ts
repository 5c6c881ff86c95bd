import { Conflict } from '#backend/errors.ts';
import { activitiesBetween } from '#domain/activity.ts';
import { type BookingRules, type BookingRulesForm, standardRules } from '#domain/bookingRules.ts';
import { addActivities, wholeList } from './activities.ts';
import { applyTravel, lockBookings } from './bookedTimes.ts';
import type { Db } from './database.ts';
import { changeSetting, readSetting } from './settings.ts';

const name = 'booking rules';

/** @returns the booking rules. Values missing from an earlier version have their defaults. */
export async function readBookingRules(db: Db): Promise<BookingRules> {
  const { value } = await readSetting(db, name, standardRules);
  return { ...standardRules, ...value };
}

/**
 * Changes the booking rules. A new travel time also applies to the appointments that are not over.
 * @param trx the transaction of all writes.
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
  await lockBookings(trx);
  const { value, text } = await readSetting(trx, name, standardRules);
  const before: BookingRules = { ...standardRules, ...value };
  const rules = { ...before, ...form, version: version + 1, updatedAt: new Date().toISOString() };
  if (version !== before.version || !(await changeSetting(trx, name, text, rules))) {
    throw new Conflict(await readBookingRules(trx));
  }
  if (rules.travel !== before.travel) await applyTravel(trx, Number(rules.travel));
  await addActivities(trx, wholeList('bookingRules'), by, activitiesBetween(before, rules));
  return rules;
}
