import { birthdayCard as house } from '#content/services/birthday/card.ts';
import { words } from '#content/words.ts';

export const birthdayCard = words(house, {
  name: 'Tables',
  summary: 'For dinners at which people are meant to see each other.',
  cardPhoto: 'decor-centerpiece',
});
