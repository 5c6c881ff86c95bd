import { string } from 'yup';
import { textSentences } from '#content/domain/texts.ts';
import { isDay } from './isoDates.ts';

/** Error message for invisible control characters, which can change how a text is displayed. */
export const { hiddenCharacters } = textSentences;

/** Overrides and isolates change the direction of text, even beyond the field. Source: Unicode TR 36, 2.1. */
const turning = '\\u202A-\\u202E\\u2066-\\u2069';
const hiddenInLine = new RegExp(`[\\p{Cc}${turning}]`, 'u');
const hiddenInLines = new RegExp(`[^\\P{Cc}\\t\\n\\r]|[${turning}]`, 'gu');

/** Line breaks of all kinds, and tabs. */
const breaks = /[\t\n\r\u2028\u2029]+/g;

/** @returns the error message for a text that is too long. */
export const tooLong = ({ max }: { max: number }) => textSentences.tooLong(max);

/**
 * @param maxLength maximum length, in characters.
 * @returns the schema of a single-line field: trimmed, line breaks replaced by a space, no control characters.
 */
export const lineOfText = (maxLength: number) =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replace(breaks, ' ') : text))
    .trim()
    .default('')
    .max(maxLength, tooLong)
    .test('hidden', hiddenCharacters, (text) => !hiddenInLine.test(text));

/**
 * @param maxLength maximum length, in characters.
 * @returns the schema of a multi-line field: trimmed, no control characters except line breaks and tabs.
 */
export const linesOfText = (maxLength: number) =>
  string()
    .trim()
    .default('')
    .max(maxLength, tooLong)
    .test('hidden', hiddenCharacters, (text) => text.search(hiddenInLines) < 0);

/** @returns the text without control characters, except line breaks and tabs. */
export const withoutHidden = (text: string): string => text.replace(hiddenInLines, '');

/** @returns the normalised email address, by which accounts and conversations are identified. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** @returns the schema of an email address, of the maximum length in RFC 5321, 4.5.3.1.3. */
export const emailAddress = () =>
  lineOfText(254)
    .email(textSentences.oddAddress)
    // Browsers and Yup also accept `ada@localhost`, which cannot receive mail.
    .matches(/\.[^.@]+$/, { message: textSentences.oddAddress, excludeEmptyString: true });

/** @returns the schema of a day, ISO 8601 (`2027-06-14`), or an empty string. */
export const day = () =>
  string()
    .trim()
    .default('')
    .test('iso-day', textSentences.oddDay, (text) => text === '' || isDay(text))
    .test(
      'known-years',
      textSentences.unlikelyDay,
      (text) => !isDay(text) || (text >= '1900-01-01' && text <= '2200-12-31'),
    );

/** @param text comma-separated tags. @returns the distinct tags, trimmed, without empty ones. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
