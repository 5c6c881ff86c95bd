import type { GalleryCategory } from './categories.ts';

/** What a list, or a link, shows of a story. */
export interface StoryTeaser {
  /** The last part of its address. */
  slug: string;
  title: string;
  category: GalleryCategory;
  /** Day of the event, ISO 8601 (`2023-06-14`). */
  date: string;
  /** Name of a photograph in `content/photos`. */
  image: string;
}

/** One event, told with its pictures. `image` is the picture that it opens with. */
export interface EventStory extends StoryTeaser {
  /** Where it was, e.g. `An orchard near Springfield`. */
  place: string;
  /** One sentence: what there was. */
  lead: string;
  /** What the clients had asked for, a paragraph each. */
  asked: readonly string[];
  /** What was done, a paragraph each; three at least. */
  done: readonly string[];
  /** The event in three or four numbers. */
  figures: readonly { value: string; label: string }[];
  /** The pictures beside the opening one, each once: two to five. */
  pictures: readonly StoryPicture[];
  /** What a client said afterward. */
  quote: { text: string; name: string; role: string };
  /** Who took part. */
  credits: readonly { role: string; name: string }[];
}

/** A picture of a story. */
export interface StoryPicture {
  /** Name of a photograph in `content/photos`. */
  image: string;
  caption: string;
}

/** A story as its page shows it. */
export interface StoryPage {
  story: EventStory;
  /** The one to read after it; null where there is no other. */
  next: StoryTeaser | null;
}

/** @param stories all of them, in the company's order. @returns the page of one; undefined where there is none of this slug. */
export function storyPageOf(stories: readonly EventStory[], slug: string): StoryPage | undefined {
  const index = stories.findIndex((each) => each.slug === slug);
  const story = stories[index];
  if (!story) return undefined;
  // After the last one comes the first.
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
