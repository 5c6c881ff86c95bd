import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { houseLanguage, languagesFolder } from './languages.ts';

/** @returns a language's name in that language, e.g. `français`; undefined if there is no such language. */
const nameOf = (tag: string) => new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);

/** @returns a text as a string literal, with the quotes that the formatter prefers. */
const literal = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/**
 * Creates the folder of a language.
 * @param tag BCP 47 without a country, e.g. `fr`.
 * @returns the path of the created file.
 * @throws Error if the tag is invalid, the language is unknown or has no country, or its folder exists.
 */
export async function newLanguage(tag: string, folder = languagesFolder): Promise<string> {
  if (!/^[a-z]{2,3}$/.test(tag))
    throw new Error(`"${tag}" is not the tag of a language: write it in lower case, e.g. fr.`);
  const { region } = new Intl.Locale(tag).maximize();
  const name = nameOf(tag);
  if (!region || !name) throw new Error(`"${tag}" is not the tag of a known language: French, for example, is fr.`);
  const own = path.join(folder, tag);
  if (tag === houseLanguage || existsSync(own)) throw new Error(`The language "${tag}" already exists.`);
  const file = path.join(own, 'content/language.ts');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `import type { Language } from '#content/language.ts';

export const language: Language = {
  tag: '${tag}',
  locale: '${tag}-${region}',
  name: ${literal(name)},
  // Check these two: they are English quotation marks, and the first day of the week in most countries.
  quotes: ['“', '”'],
  firstDay: 'Monday',
};

/** All letters and quotation marks that English lacks, in upper and lower case, e.g. \`ÄÖÜäöüß„“\`. */
export const letters = '';

/** How fast people read; the mean of 17 languages. */
export const wordsPerMinute = 185;
`,
  );
  return file;
}
