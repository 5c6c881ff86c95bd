import type { ServiceCardWords } from '../../types.ts';

/** Photography, in menus and on cards. */
export const photographyCard = {
  id: 'photography',
  name: 'Photography',
  summary: 'Highlights within 48 hours, full galleries in two to three weeks.',
  cardPhoto: 'photo-camera',
} as const satisfies ServiceCardWords;
