import { photographyCard as house } from '#content/services/photography/card.ts';
import { words } from '#content/words.ts';

export const photographyCard = words(house, {
  name: 'Film and photo',
  summary: 'Two cameras in the dark, and the first cut by breakfast.',
  cardPhoto: 'photo-camera',
});
