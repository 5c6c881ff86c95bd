import type { GalleryCategory } from './categories.ts';

/** The data of a story in lists and links. */
export interface StoryTeaser {
  /** The last segment of its URL. */
  slug: string;
  title: string;
  category: GalleryCategory;
  /** Day of the event, ISO 8601 (`2023-06-14`). */
  date: string;
  /** Name of a photograph in `content/photos`. */
  image: string;
}

/** The story of an event, with pictures. `image` is the opening picture. */
export interface EventStory extends StoryTeaser {
  /** Place of the event, e.g. `An orchard near Springfield`. */
  place: string;
  /** Summary in one sentence. */
  lead: string;
  /** The clients' wishes, one paragraph each. */
  asked: readonly string[];
  /** The work that was done, one paragraph each; at least three. */
  done: readonly string[];
  /** Three or four key figures of the event. */
  figures: readonly { value: string; label: string }[];
  /** Further pictures, without the opening one and without repetitions: two to five. */
  pictures: readonly StoryPicture[];
  /** A client's quote about the event. */
  quote: { text: string; name: string; role: string };
  /** The people and companies who took part. */
  credits: readonly { role: string; name: string }[];
}

/** A picture of a story. */
export interface StoryPicture {
  /** Name of a photograph in `content/photos`. */
  image: string;
  caption: string;
}

/** A story with the data of its page. */
export interface StoryPage {
  story: EventStory;
  /** The story to read next; null if there is no other. */
  next: StoryTeaser | null;
}

/**
 * @param stories all stories in their order.
 * @returns the page of a story; undefined if there is none with this slug.
 */
export function storyPageOf(stories: readonly EventStory[], slug: string): StoryPage | undefined {
  const index = stories.findIndex((story) => story.slug === slug);
  const story = stories[index];
  if (!story) return undefined;
  // The last story is followed by the first.
  const next = stories[(index + 1) % stories.length];
  return { story, next: next && next !== story ? teaserOf(next) : null };
}

const teaserOf = ({ slug, title, category, date, image }: EventStory): StoryTeaser => ({
  slug,
  title,
  category,
  date,
  image,
});
