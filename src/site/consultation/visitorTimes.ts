import { companyZone, formatSpan, type Span } from '#domain/appointmentTimes.ts';
import { clocksDiffer, clockTime, dayOf, formatHours, formatWeekday, ownZone } from '#domain/zonedTimes.ts';

/**
 * @returns the visitor's time zone if its local time differs from the company's at the given instant, otherwise null.
 */
export function visitorZoneAt(instant: string): string | null {
  const zone = ownZone();
  return clocksDiffer(companyZone, zone, instant) ? zone : null;
}

/** @returns a time in the visitor's time zone, with the weekday if the date differs from the company's. */
export function timeInZone(time: string, zone: string): string {
  const day = dayOf(time, zone);
  const clock = clockTime(time, zone);
  return day === dayOf(time, companyZone) ? clock : `${formatWeekday(day)}, ${clock}`;
}

/** @returns a time span in the visitor's time zone, with dates if they differ from the company's. */
export function spanInZone(span: Span, zone: string): string {
  const isSameDay = dayOf(span.startsAt, zone) === dayOf(span.startsAt, companyZone);
  return isSameDay ? formatHours(span.startsAt, span.endsAt, zone) : formatSpan(span, zone);
}
