import { weddingPage as house } from '#content/services/wedding/page.ts';
import { words } from '#content/words.ts';

export const weddingPage = words(house, {
  meta: {
    title: 'Weddings after dark',
    description:
      'We build the night around two people: one long table, one stage, light that follows the evening. Your producer calls every cue, and nobody looks at a ',
  },
  title: 'Weddings after dark',
  subtitle: 'A hall, a band, a last train that everybody misses',
  description:
    'We build the night around two people: one long table, one stage, light that follows the evening. Your producer calls every cue, and nobody looks at a clock.',
  image: 'decor-drapery',
  overview: {
    description:
      'We build the night around two people: one long table, one stage, light that follows the evening. Your producer calls every cue, and nobody looks at a clock.',
    photo: 'decor-drapery',
  },
});
