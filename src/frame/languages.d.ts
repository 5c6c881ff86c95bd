declare module 'virtual:languages' {
  /** The other languages in which this site is built, in display order. */
  export const otherLanguages: readonly {
    /** BCP 47 tag. */
    tag: string;
    /** The language's name in that language, e.g. `Deutsch`. */
    name: string;
    /** Path prefix; empty for the site's default language. */
    basePath: string;
  }[];
}
