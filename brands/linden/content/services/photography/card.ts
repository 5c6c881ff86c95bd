import { photographyCard as house } from '#content/services/photography/card.ts';
import { words } from '#content/words.ts';

export const photographyCard = words(house, {
  name: 'Pictures',
  summary: 'Once, in daylight, before anybody sits down.',
  cardPhoto: 'photo-album',
});
