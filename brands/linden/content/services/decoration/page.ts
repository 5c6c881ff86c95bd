import { decorationPage as house } from '#content/services/decoration/page.ts';
import { words } from '#content/words.ts';

export const decorationPage = words(house, {
  meta: {
    title: 'Branches and light',
    description:
      'Branches over a doorway, candles in a row, a ceiling of eucalyptus. We build on the day and take everything back to the compost.',
  },
  title: 'Branches and light',
  subtitle: 'A room, with a season in it',
  description:
    'Branches over a doorway, candles in a row, a ceiling of eucalyptus. We build on the day and take everything back to the compost.',
  image: 'decor-entrance',
  overview: {
    description:
      'Branches over a doorway, candles in a row, a ceiling of eucalyptus. We build on the day and take everything back to the compost.',
    photo: 'decor-entrance',
  },
});
