import { corporateCard as house } from '#content/services/corporate/card.ts';
import { words } from '#content/words.ts';

export const corporateCard = words(house, {
  name: 'Family days',
  summary: 'The one day on which everybody at work meets the children.',
  cardPhoto: 'corporate-coffee',
});
