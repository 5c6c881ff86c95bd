import { birthdayCard as house } from '#content/services/birthday/card.ts';
import { words } from '#content/words.ts';

export const birthdayCard = words(house, {
  name: 'Birthdays',
  summary: 'From one candle to twelve: games, cake, sweeping.',
  cardPhoto: 'birthday-balloons',
});
