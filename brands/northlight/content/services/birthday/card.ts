import { birthdayCard as house } from '#content/services/birthday/card.ts';
import { words } from '#content/words.ts';

export const birthdayCard = words(house, {
  name: 'Private nights',
  summary: 'Round numbers, farewells, returns: one evening that nobody leaves early.',
  cardPhoto: 'birthday-confetti',
});
