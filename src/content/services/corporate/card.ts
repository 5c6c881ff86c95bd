import type { ServiceCardWords } from '../../types.ts';

/** Corporate, in menus and on cards. */
export const corporateCard = {
  id: 'corporate',
  name: 'Corporate',
  summary: 'Conferences, launches and galas where the agenda holds.',
  cardPhoto: 'corporate-stage',
} as const satisfies ServiceCardWords;
