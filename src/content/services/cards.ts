import { servicePath } from '#paths';
import type { ServiceCardContent } from '../types.ts';
import { birthdayCard } from './birthday/card.ts';
import { corporateCard } from './corporate/card.ts';
import { decorationCard } from './decoration/card.ts';
import { photographyCard } from './photography/card.ts';
import { weddingCard } from './wedding/card.ts';

const cards = [weddingCard, birthdayCard, corporateCard, photographyCard, decorationCard] as const;

/** Id of a service, also used in URLs. */
export type ServiceId = (typeof cards)[number]['id'];

/** Card and menu texts of each service, in menu order; kept short, as every page loads them. */
export const serviceCards: readonly (ServiceCardContent & { id: ServiceId })[] = cards.map((card) => ({
  ...card,
  path: servicePath(card.id),
}));
