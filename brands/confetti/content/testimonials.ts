import { testimonialsBanner as houseTestimonialsBanner } from '#content/testimonials.ts';
import { words } from '#content/words.ts';

export * from '#content/testimonials.ts';

export const testimonialsBanner = words(houseTestimonialsBanner, {
  eyebrow: 'Parents',
  title: 'From the sofa',
  lead: 'Written with feet up, in a house that was tidy again by six.',
  photo: 'birthday-cake',
});
