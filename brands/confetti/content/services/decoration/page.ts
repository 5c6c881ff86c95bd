import { decorationPage as house } from '#content/services/decoration/page.ts';
import { words } from '#content/words.ts';

export const decorationPage = words(house, {
  meta: {
    title: 'Decorations',
    description:
      'Balloon arches, painted boxes, a whale for a door. We put it up before breakfast and take it down while you do the bedtime story.',
  },
  title: 'Decorations',
  subtitle: 'The room is half the game',
  description:
    'Balloon arches, painted boxes, a whale for a door. We put it up before breakfast and take it down while you do the bedtime story.',
  image: 'decor-entrance',
  overview: {
    description:
      'Balloon arches, painted boxes, a whale for a door. We put it up before breakfast and take it down while you do the bedtime story.',
    photo: 'decor-entrance',
  },
});
