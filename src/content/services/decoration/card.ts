import type { ServiceCardWords } from '../../types.ts';

/** Decoration, in menus and on cards. */
export const decorationCard = {
  id: 'decoration',
  name: 'Decoration',
  summary: 'Flowers, drapery and candlelight, drawn for your room and gone by morning.',
  cardPhoto: 'decor-centerpiece',
} as const satisfies ServiceCardWords;
