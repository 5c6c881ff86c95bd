import type { EventType } from './enquiry.ts';

/** Maximum number of stars; the minimum is one. */
export const maxStars = 5;

/** A client's review, as shown on the public site. */
export interface Testimonial {
  id: string;
  name: string;
  /** The client's role, e.g. `Bride`; empty if unknown. */
  role: string;
  /** Category for filters; one without a filter of its own appears only in the full list. */
  category: EventType;
  /** Path of the avatar, e.g. `/portraits/portrait-5.svg`; empty for none. */
  image: string;
  quote: string;
  /** Whole stars, 1 to `maxStars`. */
  rating: number;
  /** URL of the picture sent by the client. */
  picture?: string;
  /** The company's answer, shown below the quote. */
  answer?: string;
  /** Whether the home page shows it first. */
  featured?: boolean;
  /** Whether the testimonial is confirmed to be from a client. */
  verified?: boolean;
  /** Time of the last change of a review from a visitor, ISO 8601 UTC. */
  updatedAt?: string;
}

/**
 * The client portraits under `public/portraits/`: as many as there are sample clients, and in an order in which each
 * of those gets a portrait of about that person.
 */
const clientPortraits = [10, 11, 12, 13, 9, 5, 6, 7, 8].map((number) => `/portraits/portrait-${number}.svg`);

/**
 * Chooses one of the client portraits, always the same one for the same id.
 * @param id a record's id, any non-empty text.
 * @returns the path of a portrait.
 */
export function portraitFor(id: string): string {
  const sum = [...id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return clientPortraits[sum % clientPortraits.length] as string;
}
