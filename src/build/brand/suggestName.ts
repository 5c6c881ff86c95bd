import { distance } from 'fastest-levenshtein';

const extension = /(\.[a-z\d]+)?$/;

/** @returns a path without its extension, in lower case. */
const stemOf = (path: string) => path.toLowerCase().replace(extension, '');
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** @returns the only one of some names; null if there are several. */
const only = (names: readonly string[]) => (names.length === 1 ? (names[0] ?? null) : null);

/**
 * @param written an unknown name, or path.
 * @param known all names.
 * @returns the name that was probably meant: one in other letters or with another extension, one with a letter or two
 * mistyped, or one in another folder; null if none is near.
 */
export function suggestName(written: string, known: readonly string[]): string | null {
  const stem = stemOf(written);
  const sameStem = known.find((name) => stemOf(name) === stem);
  if (sameStem) return sameStem;
  // Short names are near many words.
  const allowed = Math.min(2, Math.floor(baseOf(stem).length / 3));
  const distances = known.map((name) => ({ name, steps: distance(stem, stemOf(name)) }));
  const [nearest] = distances.filter(({ steps }) => steps <= allowed).toSorted((a, b) => a.steps - b.steps);
  return nearest?.name ?? only(known.filter((name) => baseOf(stemOf(name)) === baseOf(stem)));
}
