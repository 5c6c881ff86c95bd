import { servicePath } from '#paths';
import type { ServiceCardContent } from '../types.ts';
import { birthdayCard } from './birthday/card.ts';
import { corporateCard } from './corporate/card.ts';
import { decorationCard } from './decoration/card.ts';
import { photographyCard } from './photography/card.ts';
import { weddingCard } from './wedding/card.ts';

const cards = [weddingCard, birthdayCard, corporateCard, photographyCard, decorationCard] as const;

/** What a service is known by, in addresses, too. */
export type ServiceId = (typeof cards)[number]['id'];

/** What menus and cards say of each service, in menu order; short, for it is on every page. */
export const serviceCards: readonly (ServiceCardContent & { id: ServiceId })[] = cards.map((card) => ({
  ...card,
  path: servicePath(card.id),
}));
