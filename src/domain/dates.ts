import { company } from '#content/company.ts';
import { language } from '#content/language.ts';

/** Formats with a short month; the time zones are fixed, so that server and browser render the same. */
const days = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeZone: 'UTC' });
const instants = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeZone: company.timeZone });

/**
 * @param iso an ISO 8601 day, or an instant, whose day is that of the company's time zone.
 * @returns `Jun 14, 2023`.
 * @throws RangeError if it is invalid.
 */
export const formatDate = (iso: string): string => (iso.includes('T') ? instants : days).format(new Date(iso));
