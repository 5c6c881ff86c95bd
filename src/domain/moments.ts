/** Formats of instants in the company's time zone. Separate from `dates.ts`, because the live public site needs none. */
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

/** Swedish dates have the format of ISO 8601. */
const isoDays = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: company.timeZone,
});

/**
 * @param iso an ISO 8601 instant.
 * @returns its day in the company's time zone, ISO 8601: `2023-06-14`.
 * @throws RangeError if it is invalid.
 */
export const companyDay = (iso: string): string => isoDays.format(new Date(iso));
