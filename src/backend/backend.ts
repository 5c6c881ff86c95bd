import type { Enquiry } from '#domain/enquiry.ts';
import type { RecentEvent } from '#domain/event.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import type { PublicPost } from '#domain/post.ts';
import type { GalleryQuery, PostQuery, TestimonialQuery } from '#domain/publicQueries.ts';
import type { Testimonial } from '#domain/testimonial.ts';

/**
 * The one port through which everything on screen gets its data. Records are JSON-plain, dates ISO 8601.
 * Every method may reject with the errors of `errors.ts` and no others.
 */
export interface Backend {
  events: {
    /** @returns the latest events, newest first. */
    listRecent(): Promise<RecentEvent[]>;
  };
  testimonials: {
    /** @returns the testimonials that match, in the company's order. */
    list(query: TestimonialQuery): Promise<Testimonial[]>;
  };
  gallery: {
    /** @returns the pictures that match, in the company's order. */
    list(query: GalleryQuery): Promise<GalleryPhoto[]>;
  };
  posts: {
    /** @returns the published posts that match, newest first. */
    listPublished(query: PostQuery): Promise<PublicPost[]>;
  };
  enquiries: {
    /** Hands an enquiry to the company. @throws InvalidInput where the schema refuses it. */
    send(enquiry: Enquiry): Promise<void>;
  };
}

/** Gives the backend; the first call starts loading it, later calls return the same promise. */
export type BackendSource = () => Promise<Backend>;
