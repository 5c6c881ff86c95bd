import { corporateCard as house } from '#content/services/corporate/card.ts';
import { words } from '#content/words.ts';

export const corporateCard = words(house, {
  name: 'Rooms by the week',
  summary: 'One arrangement, changed on Mondays, for desks and waiting rooms.',
  cardPhoto: 'corporate-boardroom',
});
