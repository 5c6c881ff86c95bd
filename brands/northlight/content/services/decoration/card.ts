import { decorationCard as house } from '#content/services/decoration/card.ts';
import { words } from '#content/words.ts';

export const decorationCard = words(house, {
  name: 'Set and light',
  summary: 'Built in full size in our hall, lit by people who know when to stop.',
  cardPhoto: 'decor-string-lights',
});
