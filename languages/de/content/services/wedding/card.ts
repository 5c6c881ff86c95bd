import type * as house from '#content/services/wedding/card.ts';
import type { Translated } from '#content/words.ts';

export const weddingCard: Translated<typeof house.weddingCard> = {
  id: 'wedding',
  name: 'Hochzeiten',
  summary: 'Ort, Blumen, Menü, Musik und ein Ablauf, den niemand bemerkt.',
  cardPhoto: 'wedding-arch-aisle',
};
