/** Validation of days and instants that a user, an address or a file supplies. */

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/** @returns whether the day of a text exists: `Date` takes February 30 for March 2. */
const exists = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text.slice(0, 10));

/** @returns whether a text is a day that exists, ISO 8601 (`2027-06-14`). */
export const isDay = (text: string): boolean => dayPattern.test(text) && exists(text);

/** @returns whether a text is an instant that exists, ISO 8601 UTC; its seconds are optional. */
export const isInstant = (text: string): boolean => instantPattern.test(text) && exists(text);

/** @returns an instant in the format in which all instants are stored and compared, with milliseconds. */
export const utcInstant = (instant: string): string => new Date(instant).toISOString();
