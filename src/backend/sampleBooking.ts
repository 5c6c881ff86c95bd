import { activitiesBetween } from '#domain/activity.ts';
import { type BookingRules, bookingRulesSchema, standardRules } from '#domain/bookingRules.ts';
import type { Backend } from './backend.ts';
import { Conflict } from './errors.ts';
import type { SampleAccess } from './sampleRecords.ts';
import { validate } from './validate.ts';

/** The demo's rules of when clients may pick a time. @param ownerOnly throws where no owner asks. */
export function sampleBookingRules(
  { staffOnly, pause, activities }: SampleAccess,
  ownerOnly: () => void,
  now: () => Date,
): Backend['bookingRules'] {
  let rules: BookingRules = standardRules;
  return {
    get: async () => {
      staffOnly();
      return structuredClone(rules);
    },
    update: async (form, version) => {
      ownerOnly();
      const valid = validate(bookingRulesSchema, form);
      await pause();
      if (version !== rules.version) throw new Conflict(structuredClone(rules));
      const before = rules;
      rules = { ...before, ...valid, version: version + 1, updatedAt: now().toISOString() };
      activities.add('bookingRules', 'all', activitiesBetween(before, rules));
      return structuredClone(rules);
    },
  };
}
