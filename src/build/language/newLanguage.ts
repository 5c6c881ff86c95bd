import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { houseLanguage, languagesFolder } from './languages.ts';

/** @returns a language's name in that language, e.g. `français`; its tag if unknown. */
const nameOf = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/**
 * Creates the folder of a language.
 * @param tag BCP 47 without a country, e.g. `fr`.
 * @returns the path of the created file.
 * @throws Error if the tag is invalid or the language exists.
 */
export async function newLanguage(tag: string, folder = languagesFolder): Promise<string> {
  if (!/^[a-z]{2,3}$/.test(tag))
    throw new Error(`"${tag}" is not the tag of a language: write it in lower case, e.g. fr.`);
  const own = path.join(folder, tag);
  if (tag === houseLanguage || existsSync(own)) throw new Error(`The language "${tag}" already exists.`);
  const { region } = new Intl.Locale(tag).maximize();
  const file = path.join(own, 'content/language.ts');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `import type { Language } from '#content/language.ts';

export const language: Language = {
  tag: '${tag}',
  locale: '${tag}-${region}',
  name: '${nameOf(tag)}',
  quotes: ['“', '”'],
  firstDay: 'Monday',
};

export const letters = '';

export const wordsPerMinute = 185;
`,
  );
  return file;
}
