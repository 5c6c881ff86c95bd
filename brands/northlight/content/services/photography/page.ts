import { photographyPage as house } from '#content/services/photography/page.ts';
import { words } from '#content/words.ts';

export const photographyPage = words(house, {
  meta: {
    title: 'Film and photo',
    description:
      'Two cameras that know the cue sheet, and an editor in the van. The first film is yours before the coffee, the rest within a week.',
  },
  title: 'Film and photo',
  subtitle: 'Cut by breakfast',
  description:
    'Two cameras that know the cue sheet, and an editor in the van. The first film is yours before the coffee, the rest within a week.',
  image: 'photo-camera',
  overview: {
    description:
      'Two cameras that know the cue sheet, and an editor in the van. The first film is yours before the coffee, the rest within a week.',
    photo: 'photo-camera',
  },
});
