/** A language that the product speaks. */
export interface Language {
  /** The language tag of documents and addresses, BCP 47. */
  tag: string;
  /** By which dates and numbers are written: BCP 47, with the country. */
  locale: string;
  /** The language's own name for itself: `English`. */
  name: string;
  /** Opening and closing. */
  quotes: readonly [string, string];
  /** With which a week begins. */
  firstDay: 'Sunday' | 'Monday';
}

/** The language of all these words. */
export const language: Language = {
  tag: 'en',
  locale: 'en-US',
  name: 'English',
  quotes: ['“', '”'],
  firstDay: 'Sunday',
};

/**
 * Words of it that people read in a minute on a screen; by itself, for only articles need it. Of English non-fiction 238 (Brysbaert
 * 2019), rounded down; of another language as many fewer as people read of it in the same time (IReST, Trauzettel-Klosinski and
 * Dietz 2012: of English 228, of German 179, of 17 languages 184).
 */
export const wordsPerMinute = 230;
