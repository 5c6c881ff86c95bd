import { language } from '#content/language.ts';

/** With a short month; time zone fixed so that server and browser agree. */
const display = new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** @param iso an ISO 8601 day or instant. @returns `Jun 14, 2023`. @throws RangeError where it is no date. */
export const formatDate = (iso: string): string => display.format(new Date(iso));
