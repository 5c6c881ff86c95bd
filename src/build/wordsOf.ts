import { houseName } from './brand/brandFolders.ts';
import { importAs } from './brand/readBrand.ts';
import { houseLanguage } from './language/languages.ts';

/** A text of the content, with its location. */
export interface Word {
  /** Location, e.g. `content/home.heroSlides.0.title`. */
  place: string;
  text: string;
}

/** The texts of a brand or language, compared with the default ones. */
export interface OwnWords {
  all: number;
  /** Texts that equal the default ones. */
  fromHouse: Word[];
}

/** Maximum length of a listed text, in characters: some are whole articles. */
const maxShownLength = 160;

/** @returns a text with its location as one line of a list. */
export const lineOf = ({ place, text }: Word): string =>
  `${place}: ${text.replace(/\s+/g, ' ').slice(0, maxShownLength)}`;

/** @returns the string literals in a function's source, without the expressions in them. */
const literalsOf = (source: string) =>
  [...source.matchAll(/(["'`])((?:(?!\1).)*)\1/gs)]
    .map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, ''))
    .join(' ');

/** @returns all texts in an exported value. */
function textsIn(value: unknown, place: string): Word[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [{ place, text: value }] : [];
  // Functions compose texts with numbers or names: their string literals are compared.
  if (typeof value === 'function') return textsIn(literalsOf(String(value)), place);
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${place}.${name}`));
}

type AllWords = typeof import('./allWords.ts');

/** The texts imported so far, by brand and language. */
const imported = new Map<string, Promise<AllWords>>();

/**
 * @returns all texts of a brand in a language, by module; the default brand and language if omitted. As other modules, they
 * are imported once.
 */
export function importWords(brand: string = houseName, language: string = houseLanguage): Promise<AllWords> {
  const which = `${brand} ${language}`;
  const words = imported.get(which) ?? importAs<AllWords>('src/build/allWords.ts', brand, language);
  imported.set(which, words);
  return words;
}

/** @param modules exports by module. @returns their texts by place. */
function wordsOf(modules: Readonly<Record<string, unknown>>): Map<string, string> {
  const words = Object.entries(modules).flatMap(([file, exported]) => textsIn(exported, file));
  return new Map(words.map(({ place, text }) => [place, text]));
}

/**
 * @param brand name of a brand.
 * @returns the texts that it shares with the default brand.
 * @throws Error if there is no such brand.
 */
export async function brandWords(brand: string): Promise<OwnWords> {
  const house = wordsOf((await importWords(undefined)).wordsByModule);
  const own = wordsOf((await importWords(brand)).wordsByModule);
  const fromHouse = [...own].filter(([place, text]) => house.get(place) === text);
  return { all: own.size, fromHouse: fromHouse.map(([place, text]) => ({ place, text })) };
}

/** @returns the places that the default texts have and these lack; the lengths of lists may differ. */
export function missingIn(house: unknown, own: unknown, place: string): string[] {
  if (own === undefined) return house === undefined ? [] : [place];
  if (typeof house !== 'object' || house === null || Array.isArray(house) || '$$typeof' in house) return [];
  return Object.entries(house).flatMap(([name, part]) => missingIn(part, Object(own)[name], `${place}.${name}`));
}

/**
 * @param facts name and address of the company.
 * @returns whether a text is a sentence; ids, paths, short names and facts are often the same in all languages.
 */
const isSentence = (text: string, facts: readonly string[]) =>
  /^[^/]\S*\s/.test(text) &&
  (facts.reduce((rest, fact) => rest.replace(fact, ''), text).match(/\p{L}+/gu)?.length ?? 0) > 2;

/** @returns whether a place is in a list; those of another language may be shorter. */
const isInList = (place: string) => /\.\d+(\.|$)/.test(place);

/** @returns the default texts that a language has not translated: unchanged or missing, except at the end of a list. */
export const untranslatedIn = (
  house: readonly (readonly [string, string])[],
  own: ReadonlyMap<string, string>,
): Word[] =>
  house
    .filter(([place, text]) => (own.get(place) ?? (isInList(place) ? '' : text)) === text)
    .map(([place, text]) => ({ place, text }));

/** The texts of a language, compared with the default ones. */
export interface LanguageWords extends OwnWords {
  /** Places of words that its objects lack, with which the language cannot be built. */
  missing: string[];
}

/**
 * @param language name of a language.
 * @returns the sentences that are not translated, or missing. Single words are ignored, because many are names, or the
 * same in both languages.
 */
export async function languageWords(language: string): Promise<LanguageWords> {
  const { wordsByModule: houseModules, company } = await importWords(undefined);
  const facts = [company.name, ...company.address.lines];
  const { wordsByModule: modules } = await importWords(undefined, language);
  const own = wordsOf(modules);
  const sentences = [...wordsOf(houseModules)].filter(([, text]) => isSentence(text, facts));
  return {
    all: sentences.length,
    fromHouse: untranslatedIn(sentences, own),
    missing: Object.entries(houseModules).flatMap(([file, exported]) => missingIn(exported, modules[file], file)),
  };
}
