import { photographyPage as house } from '#content/services/photography/page.ts';
import { words } from '#content/words.ts';

export const photographyPage = words(house, {
  meta: {
    title: 'Pictures and films',
    description:
      'One of us kneels with a camera while the others play. You get the album within a week, and nobody has to say cheese.',
  },
  title: 'Pictures and films',
  subtitle: 'Taken from the height of a six-year-old',
  description:
    'One of us kneels with a camera while the others play. You get the album within a week, and nobody has to say cheese.',
  image: 'photo-prints',
  overview: {
    description:
      'One of us kneels with a camera while the others play. You get the album within a week, and nobody has to say cheese.',
    photo: 'photo-prints',
  },
});
