import { photographyCard as house } from '#content/services/photography/card.ts';
import { words } from '#content/words.ts';

export const photographyCard = words(house, {
  name: 'Pictures and films',
  summary: 'Real faces, icing included; the album within a week.',
  cardPhoto: 'photo-prints',
});
