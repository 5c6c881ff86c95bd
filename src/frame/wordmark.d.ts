/** Made by `src/build/brand/brandPlugin.ts`. */
declare module 'virtual:wordmark' {
  /**
   * The ampersand of the display family, in italics; null where that family is a font of the visitor's machine, or the
   * name has none.
   */
  export const ampersand: {
    /** SVG path data, with y upwards. */
    path: string;
    viewBox: string;
    /** CSS lengths. */
    width: string;
    height: string;
  } | null;
  /** The company's sign; null where it has none. */
  export const logo: {
    viewBox: string;
    /** Content of the drawing, as SVG. */
    drawing: string;
  } | null;
}
