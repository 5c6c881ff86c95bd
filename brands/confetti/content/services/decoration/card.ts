import { decorationCard as house } from '#content/services/decoration/card.ts';
import { words } from '#content/words.ts';

export const decorationCard = words(house, {
  name: 'Decorations',
  summary: 'Balloons, bunting and a door that becomes a whale.',
  cardPhoto: 'decor-entrance',
});
