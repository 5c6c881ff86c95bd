import { photographyPage as house } from '#content/services/photography/page.ts';
import { words } from '#content/words.ts';

export const photographyPage = words(house, {
  meta: {
    title: 'Pictures',
    description:
      'We photograph each room once, in daylight, with nobody in it yet. Ten prints, on paper that yellows slowly.',
  },
  title: 'Pictures',
  subtitle: 'Kept, when the rest has faded',
  description:
    'We photograph each room once, in daylight, with nobody in it yet. Ten prints, on paper that yellows slowly.',
  image: 'photo-album',
  overview: {
    description:
      'We photograph each room once, in daylight, with nobody in it yet. Ten prints, on paper that yellows slowly.',
    photo: 'photo-album',
  },
});
