import { servicePath } from '#paths';
import type { ServiceCardContent } from '../../types.ts';

/** Corporate, in menus and on cards. */
export const corporateCard = {
  id: 'corporate',
  path: servicePath('corporate'),
  name: 'Corporate',
  summary: 'Conferences, launches and galas where the agenda holds.',
  cardPhoto: 'corporate-stage',
} as const satisfies ServiceCardContent;
