import { weddingCard as house } from '#content/services/wedding/card.ts';
import { words } from '#content/words.ts';

export const weddingCard = words(house, {
  name: 'Weddings with children',
  summary: 'A corner, a crew and a menu for the guests under four feet.',
  cardPhoto: 'wedding-cake',
});
