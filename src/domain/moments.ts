/** Date and time formatting. Separate from `dates.ts`, because the public site does not need it. */
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

/** @param iso an ISO 8601 instant. @returns `Jun 14, 2023, 10:30 AM UTC`. @throws RangeError if it is invalid. */
export const formatMoment = (iso: string): string => display.format(new Date(iso));

const day = 24 * 60 * 60 * 1000;

/**
 * @param iso a day or an instant.
 * @returns the day (`2027-06-14`, UTC) a number of days later; empty if it is invalid.
 */
export function daysLater(iso: string, days: number): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time + days * day).toISOString().slice(0, 10);
}
