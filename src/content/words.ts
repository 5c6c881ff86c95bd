import type { PhotoName } from './types.ts';

/** A brand's replacements for parts of the default texts. */
export type OwnWords<House> = House extends PhotoName
  ? PhotoName
  : House extends string
    ? string
    : House extends number
      ? number
      : House extends (...values: never[]) => unknown
        ? House
        : { readonly [Name in keyof House]?: OwnWords<House[Name]> };

type TranslatedText<Text extends string> = Text extends `/${string}` | `#${string}`
  ? Text
  : Text extends `${string} ${string}` | Capitalize<Text>
    ? string
    : Text;

/**
 * The default texts in another language. Strings and the lengths of lists may differ; names of pictures, paths, and
 * single lower-case words (kinds, ids) stay the same.
 */
export type Translated<House> = House extends string
  ? TranslatedText<House>
  : House extends number | boolean | null | undefined
    ? House
    : House extends (...values: infer Values) => infer Said
      ? (...values: Values) => Translated<Said>
      : House extends readonly (infer Entry)[]
        ? number extends House['length']
          ? readonly Translated<Entry>[]
          : { readonly [Place in keyof House]: Translated<House[Place]> }
        : { readonly [Name in keyof House]: Translated<House[Name]> };

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Merges a brand's replacements into the default texts of a module of `content`.
 * @param house the default texts.
 * @param own the replacements: parts of objects; entries of lists of objects, by position; lists of strings as a whole.
 * @returns the merged texts; parts that the brand leaves out keep the defaults.
 */
export function words<House>(house: House, own: OwnWords<House>): House {
  return merge(house, own) as House;
}

function merge(house: unknown, own: unknown): unknown {
  if (own === undefined) return house;
  if (Array.isArray(house) && Array.isArray(own) && own.every(isGroup)) {
    return [...own.map((entry, at) => merge(house[at], entry)), ...house.slice(own.length)];
  }
  if (!isGroup(house) || !isGroup(own)) return own;
  return {
    ...house,
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, merge(house[name], value)])),
  };
}
