import type { PhotoName } from './types.ts';

/** Any part of what the house says, in other words. */
export type OwnWords<House> = House extends PhotoName
  ? PhotoName
  : House extends string
    ? string
    : House extends number
      ? number
      : House extends (...values: never[]) => unknown
        ? House
        : { readonly [Name in keyof House]?: OwnWords<House[Name]> };

/**
 * All of what the house says, in another language. Texts differ, and how many a list has; names of pictures, paths, and
 * what is one word in small letters (a kind, an id) stay.
 */
export type Translated<House> = House extends string
  ? string extends House
    ? string
    : House extends `/${string}` | `#${string}`
      ? House
      : House extends `${string} ${string}`
        ? string
        : House extends `${infer First}${string}`
          ? First extends Capitalize<First>
            ? string
            : House
          : House
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
 * What a brand's modules of `content` say in place of the house's.
 * @param house what the house says. @param own what differs: parts of an object, entries of a list of objects by their
 * place; a list of texts is said whole.
 * @returns both as one; what the brand leaves out stays the house's.
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
