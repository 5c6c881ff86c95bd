import { weddingPage as house } from '#content/services/wedding/page.ts';
import { words } from '#content/words.ts';

export const weddingPage = words(house, {
  meta: {
    title: 'Weddings with children',
    description:
      'We run the other party at your wedding: games, naps, a dinner that is eaten, and a parade in time for the cake. Your small guests remember it longest.',
  },
  title: 'Weddings with children',
  subtitle: 'So that the speeches are heard, and the swing is full',
  description:
    'We run the other party at your wedding: games, naps, a dinner that is eaten, and a parade in time for the cake. Your small guests remember it longest.',
  image: 'wedding-cake',
  overview: {
    description:
      'We run the other party at your wedding: games, naps, a dinner that is eaten, and a parade in time for the cake. Your small guests remember it longest.',
    photo: 'wedding-cake',
  },
});
