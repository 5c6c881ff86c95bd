import { testimonialsBanner as houseTestimonialsBanner } from '#content/testimonials.ts';
import { words } from '#content/words.ts';

export * from '#content/testimonials.ts';

export const testimonialsBanner = words(houseTestimonialsBanner, {
  eyebrow: 'Letters',
  title: 'What people wrote',
  lead: 'Mostly afterwards, mostly by hand.',
  photo: 'wedding-bouquet',
});
