import { testimonialsBanner as houseBanner } from '#content/testimonials.ts';
import { words } from '#content/words.ts';

export * from '#content/testimonials.ts';

export const testimonialsBanner = words(houseBanner, {
  eyebrow: 'Said after',
  title: 'The morning reviews',
  lead: 'Written by people who had slept for three hours.',
  photo: 'decor-string-lights',
});
