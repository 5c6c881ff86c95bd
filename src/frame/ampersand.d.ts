/** Made by `src/build/brand/brandPlugin.ts`. */
declare module 'virtual:ampersand' {
  /** The ampersand of the display family, in italics; null where that family is a font of the visitor's machine. */
  const mark: {
    /** SVG path data, with y upwards. */
    path: string;
    viewBox: string;
    /** CSS lengths. */
    width: string;
    height: string;
  } | null;
  export default mark;
}
