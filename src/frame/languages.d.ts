declare module 'virtual:languages' {
  /** The other languages in which this site was built, in the order in which they are offered. */
  export const otherLanguages: readonly {
    /** BCP 47. */
    tag: string;
    /** The language's own name for itself: `Deutsch`. */
    name: string;
    /** Prefix of its paths; empty for the site's first language. */
    basePath: string;
  }[];
}
