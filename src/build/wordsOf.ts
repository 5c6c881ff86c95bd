import { importAs } from './brand/readBrand.ts';

/** One sentence or word of the content, and where it stands. */
export interface Word {
  /** Where, e.g. `content/home.heroSlides.0.title`. */
  place: string;
  text: string;
}

/** A brand's or language's texts, compared with the house's. */
export interface OwnWords {
  all: number;
  /** Texts that are the house's. */
  fromHouse: Word[];
}

/** @returns the texts that stand in a function's source. */
const literalsOf = (source: string) =>
  [...source.matchAll(/(["'`])((?:(?!\1).)*)\1/gs)].map(([, , text]) => text).join(' ');

/** @returns every text in what a module exports. */
function textsIn(value: unknown, place: string): Word[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [{ place, text: value }] : [];
  // What is said of a number or a name: the texts that it puts together.
  if (typeof value === 'function') return textsIn(literalsOf(String(value)), place);
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${place}.${name}`));
}

/** @returns all that a brand says in a language, by module; the house in its own without them. */
export const importWords = (brand: string | undefined, language?: string) =>
  importAs<typeof import('./allWords.ts')>('src/build/allWords.ts', brand, language);

async function wordsOf(brand: string | undefined, language?: string): Promise<Map<string, string>> {
  const { modules } = await importWords(brand, language);
  const words = Object.entries(modules).flatMap(([file, exported]) => textsIn(exported, file));
  return new Map(words.map(({ place, text }) => [place, text]));
}

/** @param brand its name. @returns which of its words are the house's. @throws Error where there is no such brand. */
export async function brandWords(brand: string): Promise<OwnWords> {
  const house = await wordsOf(undefined);
  const own = await wordsOf(brand);
  const fromHouse = [...own].filter(([place, text]) => house.get(place) === text);
  return { all: own.size, fromHouse: fromHouse.map(([place, text]) => ({ place, text })) };
}

/** @returns whether a text is a sentence; ids, paths and short names are the same in every language. */
const isSentence = (text: string) => /^[^/]\S*\s/.test(text) && (text.match(/\p{L}+/gu)?.length ?? 0) > 2;

/**
 * @param language its name. @returns which of the house's sentences it has not translated, of all that it has to; words
 * that stand alone are left out: many are names, and some are the same in both languages.
 */
export async function languageWords(language: string): Promise<OwnWords> {
  const house = await wordsOf(undefined);
  const own = await wordsOf(undefined, language);
  const sentences = [...house].filter(([, text]) => isSentence(text));
  const fromHouse = sentences.filter(([place, text]) => own.get(place) === text);
  return { all: sentences.length, fromHouse: fromHouse.map(([place, text]) => ({ place, text })) };
}
