import type { TestimonialCategory } from './categories.ts';

/** A recent event on the home page. */
export interface RecentEvent {
  id: string;
  title: string;
  category: TestimonialCategory;
  /** Name of a photograph in `content/photos`. */
  image: string;
  /** Day of the event, ISO 8601 (`2023-06-14`). */
  date: string;
  /** The slug of the event's story. */
  story: string;
}
