import { enquirySchema } from '#domain/enquiry.ts';
import { matchesChoice, matchesSearch } from '#domain/listQuery.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { posts } from '#sample/posts.ts';
import { testimonials } from '#sample/testimonials.ts';
import type { Backend } from './backend.ts';
import { validate } from './validate.ts';

/** How a sample backend passes time. */
export interface SampleBackendOptions {
  /** How long a write takes, in ms. The specification's simulated delay is 1500. */
  latency?: number;
  /** Waits the given ms; tests pass their own clock. */
  wait?: (ms: number) => Promise<void>;
}

const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The demo's backend: sample records in this page's memory. Nothing leaves the browser and nothing
 * survives a reload.
 */
export function createSampleBackend({ latency = 1500, wait = realWait }: SampleBackendOptions = {}): Backend {
  return {
    events: {
      listRecent: async () => [...structuredClone(events)],
    },
    testimonials: {
      list: async ({ category }) =>
        structuredClone(testimonials.filter((testimonial) => matchesChoice(testimonial.category, category))),
    },
    gallery: {
      list: async ({ category }) => structuredClone(gallery.filter((photo) => matchesChoice(photo.category, category))),
    },
    posts: {
      listPublished: async ({ q, category }) =>
        structuredClone(
          posts.filter(
            (post) =>
              matchesChoice(post.category, category) && matchesSearch([post.title, post.excerpt, ...post.tags], q),
          ),
        ),
    },
    enquiries: {
      send: async (enquiry) => {
        validate(enquirySchema, enquiry);
        await wait(latency);
      },
    },
  };
}
