import type { ServiceCardWords } from '../../types.ts';

/** Card and menu texts of photography. */
export const photographyCard = {
  id: 'photography',
  name: 'Photography',
  summary: 'Highlights within 48 hours, full galleries in two to three weeks.',
  cardPhoto: 'photo-camera',
} as const satisfies ServiceCardWords;
