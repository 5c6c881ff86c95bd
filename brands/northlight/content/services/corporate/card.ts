import { corporateCard as house } from '#content/services/corporate/card.ts';
import { words } from '#content/words.ts';

export const corporateCard = words(house, {
  name: 'Launches and company nights',
  summary: 'Stage, set, light and a run of show that ends when it says.',
  cardPhoto: 'corporate-stage',
});
