import { decorationCard as house } from '#content/services/decoration/card.ts';
import { words } from '#content/words.ts';

export const decorationCard = words(house, {
  name: 'Branches and light',
  summary: 'Doorways, ceilings and winter rooms, mostly from what was pruned.',
  cardPhoto: 'decor-entrance',
});
