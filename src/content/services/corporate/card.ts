import type { ServiceCardWords } from '../../types.ts';

/** Card and menu texts of corporate events. */
export const corporateCard = {
  id: 'corporate',
  name: 'Corporate',
  summary: 'Conferences, launches and galas where the agenda holds.',
  cardPhoto: 'corporate-stage',
} as const satisfies ServiceCardWords;
