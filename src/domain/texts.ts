import { string } from 'yup';

/** Said of what nobody sees, and what makes a text read otherwise than it is stored. */
export const hiddenCharacters = 'This holds characters that cannot be seen. Please delete it and type it again.';

/** Overrides and isolates turn the direction of what follows, also outside of their text. Source: Unicode TR 36, 2.1. */
const turning = '\\u202A-\\u202E\\u2066-\\u2069';
const hiddenInLine = new RegExp(`[\\p{Cc}${turning}]`, 'u');
const hidden = new RegExp(`[^\\P{Cc}\\t\\n\\r]|[${turning}]`, 'gu');

/** Line breaks of every kind, and tabs. */
const breaks = /[\t\n\r\u2028\u2029]+/g;

/** Said of a text that is too long, under its field. */
export const tooLong = ({ max }: { max: number }) => `Please keep this to ${max} characters at most.`;

/**
 * @param longest in characters.
 * @returns the schema of a field of one line: trimmed, line breaks folded to a blank, no hidden characters.
 */
export const lineOfText = (longest: number) =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replace(breaks, ' ') : text))
    .trim()
    .default('')
    .max(longest, tooLong)
    .test('hidden', hiddenCharacters, (text) => !hiddenInLine.test(text));

/** @param longest in characters. @returns the schema of a field of several lines: trimmed, no hidden characters but line breaks and tabs. */
export const linesOfText = (longest: number) =>
  string()
    .trim()
    .default('')
    .max(longest, tooLong)
    .test('hidden', hiddenCharacters, (text) => text.search(hidden) < 0);

/** @returns the text without its hidden characters, but with line breaks and tabs. */
export const withoutHidden = (text: string): string => text.replace(hidden, '');
