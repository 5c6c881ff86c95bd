import { enquirySchema } from '#domain/enquiry.ts';
import { storyPageOf } from '#domain/eventStory.ts';
import { withCaptions } from '#domain/galleryPhoto.ts';
import { matchesChoice } from '#domain/listQuery.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { testimonials } from '#sample/testimonials.ts';
import type { Backend } from './backend.ts';
import { NotFound } from './errors.ts';
import { sampleStaff } from './sampleStaff.ts';
import { validate } from './validate.ts';

/** Timing options of a sample backend. */
export interface SampleBackendOptions {
  /** Duration of a write, in ms. The specification's simulated delay is 1500. */
  latency?: number;
  /** Waits the given number of ms; tests pass their own function. */
  wait?: (ms: number) => Promise<void>;
  /** The clock for timestamps of saved records. */
  now?: () => Date;
  /** Delay in ms, after the back office was opened, until a message arrives; if omitted, none arrives. */
  arrivesAfter?: number;
}

const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loaded lazily, because only the gallery and its stories need these texts. */
const readStories = async () => (await import('#sample/stories/stories.ts')).stories;

/**
 * Creates the demo's backend, with sample records in the page's memory. Nothing leaves the browser, and changes are
 * lost on reload.
 */
export function createSampleBackend(options: SampleBackendOptions = {}): Backend {
  const { latency = 1500, wait = realWait, now = () => new Date(), arrivesAfter } = options;
  const { approvedReviews, ...staff } = sampleStaff({
    pause: () => wait(latency),
    now,
    arrival: arrivesAfter === undefined ? null : () => wait(arrivesAfter),
  });
  return {
    ...staff,
    events: {
      listRecent: async () => [...structuredClone(events)],
    },
    testimonials: {
      list: async ({ category }) =>
        structuredClone(
          [...testimonials, ...approvedReviews()].filter((testimonial) =>
            matchesChoice(testimonial.category, category),
          ),
        ),
    },
    gallery: {
      list: async ({ category }) => {
        const photos = gallery.filter((photo) => matchesChoice(photo.category, category));
        return withCaptions(structuredClone(photos), await readStories());
      },
      readStory: async (slug) => {
        const stories = await readStories();
        const page = storyPageOf(stories, slug);
        if (!page) throw new NotFound(`There is no story ${slug}.`);
        return structuredClone(page);
      },
    },
    enquiries: {
      send: async (enquiry) => {
        validate(enquirySchema, enquiry);
        await wait(latency);
        return { reference: null };
      },
    },
  };
}
