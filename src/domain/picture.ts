/** A picture with everything a page needs to show it without a jump. */
export interface Picture {
  alt: string;
  /** Width of the original, in px, where it is known. */
  width?: number;
  height?: number;
  /** The picture's mean colour, shown until it has loaded. */
  placeholder?: string;
  src: string;
  /** `srcset` of the AVIF variants; empty where there are none. */
  avif: string;
  /** `srcset` of the WebP variants; empty where there are none. */
  webp: string;
}
