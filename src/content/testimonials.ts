import type { Banner, PageMeta, SectionHead } from './types.ts';

/** Title and description of the testimonials for search engines. */
export const testimonialsMeta: PageMeta = {
  title: 'Testimonials',
  description:
    'What brides, parents, hosts and directors say about working with us, with names, stars and the ' +
    'occasional candle.',
};

/** The banner of the testimonials. */
export const testimonialsBanner: Banner = {
  eyebrow: 'Testimonials',
  title: 'What stays after the party',
  lead: 'Kind words from people who have their weekends back.',
  photo: 'banner-testimonials',
};

/** Texts of the testimonials page. */
export const testimonialWords = {
  filterLabel: 'Show reviews of',
  /**
   * @param count number of matching reviews. @returns the announcement for screen readers after a change of the filter.
   */
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  /** @param name of the client. @returns the alt text of a review's picture, which has no description. */
  picture: (name: string) => `Picture that ${name} sent with this review`,
  empty: { title: 'No reviews here yet', text: 'The first ones are being written. We are as curious as you are.' },
} as const;

/** The invitation to write a review. */
export const share = {
  eyebrow: 'Your turn',
  title: 'Share Your Experience',
  text: 'Were you there? Tell us what you remember, including what you would change. We read every line.',
  link: 'Submit a Testimonial',
  /** Shown without JavaScript. */
  withoutScript: { text: 'The form needs JavaScript. Without it,', link: 'write to us here' },
} satisfies SectionHead & { text: string; link: string; withoutScript: { text: string; link: string } };
