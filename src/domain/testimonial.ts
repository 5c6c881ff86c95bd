import type { EventType } from './enquiry.ts';

/** A client's review, as shown on the public site. */
export interface Testimonial {
  id: string;
  name: string;
  /** The client's role, e.g. `Bride`; empty where it is not known. */
  role: string;
  /** Each filter shows its own; what is about another kind of event stands among all. */
  category: EventType;
  /** Path of the avatar, one of the five client portraits, e.g. `/portraits/portrait-5.svg`; empty for none. */
  image: string;
  quote: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  /** Address of the picture that the client has sent with it. */
  picture?: string;
  /** The company's answer, shown below the quote. */
  answer?: string;
  /** Whether the home page shows it first. */
  featured?: boolean;
  /** Whether the testimonial is known to come from a client. */
  verified?: boolean;
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
