/** A language that the product speaks. */
export interface Language {
  /** Of the document, for browsers and programs: BCP 47. */
  tag: string;
  /** By which dates and numbers are written: BCP 47, with the country. */
  locale: string;
  /** What it calls itself. */
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
