/** A language of the product. */
export interface Language {
  /** Language tag of documents and URLs, BCP 47. */
  tag: string;
  /** Locale for dates and numbers: BCP 47, with region. */
  locale: string;
  /** Name of the language in that language, e.g. `English`. */
  name: string;
  /** Opening and closing quotation mark. */
  quotes: readonly [string, string];
  /** First day of the week. */
  firstDay: 'Sunday' | 'Monday';
}

/** The language of these texts. */
export const language: Language = {
  tag: 'en',
  locale: 'en-US',
  name: 'English',
  quotes: ['“', '”'],
  firstDay: 'Sunday',
};

/**
 * Letters and quotation marks besides A to Z and the English ones, in upper and lower case; a separate export, as only
 * the build needs it: the font files of a first visit have these characters. Source: CLDR, `exemplarCharacters`.
 */
export const letters = '';

/**
 * Average reading speed in words per minute; a separate export, as only articles need it. English non-fiction: 238
 * (Brysbaert 2019), rounded down. For other languages scaled by the IReST reading speeds (Trauzettel-Klosinski and
 * Dietz 2012: English 228, German 179, mean of 17 languages 184).
 */
export const wordsPerMinute = 230;
