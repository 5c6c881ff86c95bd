/** Dates display in US locale with a short month; time zone fixed so that server and browser agree. */
const display = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @param iso an ISO 8601 day or instant. @returns `Jun 14, 2023`. @throws RangeError where it is no date. */
export const formatDate = (iso: string): string => display.format(new Date(iso));
