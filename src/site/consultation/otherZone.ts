import { companyZone } from '#domain/appointmentTimes.ts';
import { clocksDiffer, ownZone } from '#domain/zonedTimes.ts';

/**
 * @returns the visitor's time zone if its local time differs from the company's at the given instant, otherwise null.
 */
export function otherZone(instant: string): string | null {
  const own = ownZone();
  return clocksDiffer(companyZone, own, instant) ? own : null;
}
