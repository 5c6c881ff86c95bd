import { companyZone } from '#domain/appointmentTimes.ts';
import { clocksDiffer, ownZone } from '#domain/zonedTimes.ts';

/** @returns the visitor's own zone where its clocks show another time at an instant than the company's; else null. */
export function otherZone(instant: string): string | null {
  const own = ownZone();
  return clocksDiffer(companyZone, own, instant) ? own : null;
}
