import type { ServiceCardWords } from '../../types.ts';

/** Card and menu texts of decoration. */
export const decorationCard = {
  id: 'decoration',
  name: 'Decoration',
  summary: 'Flowers, drapery and candlelight, drawn for your room and gone by morning.',
  cardPhoto: 'decor-centerpiece',
} as const satisfies ServiceCardWords;
