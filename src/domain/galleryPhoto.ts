import type { GalleryCategory } from './categories.ts';
import type { EventStory } from './eventStory.ts';

/** One picture of the public gallery. */
export interface GalleryPhoto {
  id: string;
  /** Name of a photograph in `content/photos`. */
  src: string;
  /** Text alternative; also the lightbox's caption. */
  alt: string;
  category: GalleryCategory;
  /** The story that it belongs to, by its slug. */
  story: string;
}

/** A picture as the gallery lists it: with what its caption says of the event. */
export interface CaptionedPhoto extends GalleryPhoto {
  /** Null where its story is not there. */
  event: Pick<EventStory, 'title' | 'place'> | null;
}

/** @returns the pictures with the titles and places of their events. */
export const withCaptions = (photos: readonly GalleryPhoto[], stories: readonly EventStory[]): CaptionedPhoto[] =>
  photos.map((photo) => {
    const story = stories.find(({ slug }) => slug === photo.story);
    return { ...photo, event: story ? { title: story.title, place: story.place } : null };
  });
