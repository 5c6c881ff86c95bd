import { language } from '#content/language.ts';

/** Format with a short month; the time zone is fixed, so that server and browser render the same. */
const display = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** @param iso an ISO 8601 day or instant. @returns `Jun 14, 2023`. @throws RangeError if it is invalid. */
export const formatDate = (iso: string): string => display.format(new Date(iso));
