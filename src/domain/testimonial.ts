import type { TestimonialCategory } from './categories.ts';

/** What a client said of us, as shown on the public site. */
export interface Testimonial {
  id: string;
  name: string;
  role: string;
  category: TestimonialCategory;
  /** Path of the avatar, one of the five client portraits, e.g. `/portraits/portrait-5.svg`. */
  image: string;
  quote: string;
  /** Whole stars, 1 to 5. */
  rating: number;
}

/** The five client portraits under `public/portraits/`. */
const clientPortraits = [5, 6, 7, 8, 9].map((number) => `/portraits/portrait-${number}.svg`);

/**
 * Chooses a client's avatar: always the same one for the same id, cycling through the five.
 * @param id a record's id, any non-empty text. @returns the path of a portrait.
 */
export function portraitFor(id: string): string {
  const sum = [...id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return clientPortraits[sum % clientPortraits.length] as string;
}
