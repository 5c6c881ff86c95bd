/** Date and time formatting. Separate from `dates.ts`, because the public site does not need it. */
import { company } from '#content/company.ts';
import { language } from '#content/language.ts';

const display = new Intl.DateTimeFormat(language.locale, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: company.timeZone,
  timeZoneName: 'short',
});

/**
 * @param iso an ISO 8601 instant.
 * @returns its time in the company's time zone: `Jun 14, 2023, 10:30 AM EDT`.
 * @throws RangeError if it is invalid.
 */
export const formatMoment = (iso: string): string => display.format(new Date(iso));
