import { importAs } from './readBrand.ts';

/** One thing that is said. */
export interface Word {
  /** Where, e.g. `home.heroSlides.0.title`. */
  place: string;
  text: string;
}

/** How much of what a brand says is its own. */
export interface BrandWords {
  all: number;
  /** What it leaves to the house. */
  fromHouse: Word[];
}

/** @returns every text in what a module exports. */
function textsIn(value: unknown, place: string): Word[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [{ place, text: value }] : [];
  // What is said of a number or a name: told apart by how it is written.
  if (typeof value === 'function') return [{ place, text: String(value) }];
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${place}.${name}`));
}

async function wordsOf(name: string | undefined): Promise<Map<string, string>> {
  const { modules } = await importAs<typeof import('./allWords.ts')>('src/build/brand/allWords.ts', name);
  const words = Object.entries(modules).flatMap(([file, exported]) => textsIn(exported, file));
  return new Map(words.map(({ place, text }) => [place, text]));
}

/** @param name of a brand. @returns which of its words are the house's. @throws Error where there is no such brand. */
export async function brandWords(name: string): Promise<BrandWords> {
  const house = await wordsOf(undefined);
  const own = await wordsOf(name);
  const fromHouse = [...own].filter(([place, text]) => house.get(place) === text);
  return { all: own.size, fromHouse: fromHouse.map(([place, text]) => ({ place, text })) };
}
