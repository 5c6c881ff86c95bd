import { string } from 'yup';
import { textSentences } from '#content/domain/texts.ts';

/** Said of what nobody sees, and what makes a text read otherwise than it is stored. */
export const { hiddenCharacters } = textSentences;

/** Overrides and isolates turn the direction of what follows, also outside of their text. Source: Unicode TR 36, 2.1. */
const turning = '\\u202A-\\u202E\\u2066-\\u2069';
const hiddenInLine = new RegExp(`[\\p{Cc}${turning}]`, 'u');
const hidden = new RegExp(`[^\\P{Cc}\\t\\n\\r]|[${turning}]`, 'gu');

/** Line breaks of every kind, and tabs. */
const breaks = /[\t\n\r\u2028\u2029]+/g;

/** Said of a text that is too long, under its field. */
export const tooLong = ({ max }: { max: number }) => textSentences.tooLong(max);

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

/** @returns an address as accounts and conversations are known by it. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** @returns the schema of an email address, at most as long as one can be (RFC 5321, 4.5.3.1.3). */
export const emailAddress = () =>
  lineOfText(254)
    .email(textSentences.oddAddress)
    // Browsers and yup take `ada@localhost`, too: no mail gets there.
    .matches(/\.[^.@]+$/, { message: textSentences.oddAddress, excludeEmptyString: true });

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return isoDay.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** @returns the schema of a day, ISO 8601 (`2027-06-14`), or empty text. */
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

/** @param text comma separated. @returns the tags, trimmed, each once, without empty ones. */
export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
