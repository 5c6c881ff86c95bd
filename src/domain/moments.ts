/** To the minute, where two people work at the same time. Apart from `dates.ts`: visitors have no use for it. */
import { language } from '#content/language.ts';

const display = new Intl.DateTimeFormat(language.locale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** @param iso an ISO 8601 instant. @returns `Jun 14, 2023, 10:30 AM UTC`. @throws RangeError where it is no date. */
export const formatMoment = (iso: string): string => display.format(new Date(iso));

const day = 24 * 60 * 60 * 1000;

/** @param iso a day or an instant. @returns the day (`2027-06-14`, in UTC) so many days later; empty where it is no date. */
export function daysLater(iso: string, days: number): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + days * day).toISOString().slice(0, 10);
}
