import type * as house from '#content/services/photography/card.ts';
import type { Translated } from '#content/words.ts';

export const photographyCard: Translated<typeof house.photographyCard> = {
  id: 'photography',
  name: 'Fotografie',
  summary: 'Die ersten Bilder nach 48 Stunden, die ganze Galerie nach zwei bis drei Wochen.',
  cardPhoto: 'photo-camera',
};
