/** The data to show a picture without layout shift. */
export interface Picture {
  alt: string;
  /** Width of the original, in px, if known. */
  width?: number;
  height?: number;
  /** Mean colour of the picture, shown until it has loaded. */
  placeholder?: string;
  /** Part that stays visible where the picture is cropped, as CSS `object-position`. */
  position?: string;
  src: string;
  /** `srcset` of the AVIF variants; empty if there are none. */
  avif: string;
  /** `srcset` of the WebP variants; empty if there are none. */
  webp: string;
}
