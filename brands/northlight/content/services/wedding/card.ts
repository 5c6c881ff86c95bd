import { weddingCard as house } from '#content/services/wedding/card.ts';
import { words } from '#content/words.ts';

export const weddingCard = words(house, {
  name: 'Weddings after dark',
  summary: 'No white tent. A hall, a band, a last train that everybody misses.',
  cardPhoto: 'decor-drapery',
});
