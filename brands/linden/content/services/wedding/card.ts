import { weddingCard as house } from '#content/services/wedding/card.ts';
import { words } from '#content/words.ts';

export const weddingCard = words(house, {
  name: 'Wedding flowers',
  summary: 'A bouquet, a doorway, a table; chosen on the morning.',
  cardPhoto: 'wedding-bouquet',
});
