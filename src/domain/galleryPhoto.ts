import type { GalleryCategory } from './categories.ts';
import type { EventStory } from './eventStory.ts';

/** One picture of the public gallery. */
export interface GalleryPhoto {
  id: string;
  /** Name of a photograph in `content/photos`. */
  src: string;
  /** Alternative text; also the caption in the lightbox. */
  alt: string;
  category: GalleryCategory;
  /** Slug of the story that the picture belongs to. */
  story: string;
}

/** A picture of the gallery, with the event for its caption. */
export interface CaptionedPhoto extends GalleryPhoto {
  /** Null if there is no such story. */
  event: Pick<EventStory, 'title' | 'place'> | null;
}

/** @returns the pictures with the titles and places of their events. */
export const withCaptions = (photos: readonly GalleryPhoto[], stories: readonly EventStory[]): CaptionedPhoto[] =>
  photos.map((photo) => {
    const story = stories.find(({ slug }) => slug === photo.story);
    return { ...photo, event: story ? { title: story.title, place: story.place } : null };
  });
