import type { GalleryCategory } from './categories.ts';

/** One picture of the public gallery. */
export interface GalleryPhoto {
  id: string;
  /** Name of a photograph in `content/photos`. */
  src: string;
  /** What the picture shows; also the lightbox's caption. */
  alt: string;
  category: GalleryCategory;
  /** The story that it belongs to, by its slug. */
  story: string;
}
