import { weddingPage as house } from '#content/services/wedding/page.ts';
import { words } from '#content/words.ts';

export const weddingPage = words(house, {
  meta: {
    title: 'Wedding flowers',
    description:
      'We meet once, at the bench, and talk about the month and the light. On the morning we choose what came in best, tie it, and carry it to you ourselves.',
  },
  title: 'Wedding flowers',
  subtitle: 'What grows that week, and little of it',
  description:
    'We meet once, at the bench, and talk about the month and the light. On the morning we choose what came in best, tie it, and carry it to you ourselves.',
  image: 'wedding-bouquet',
  overview: {
    description:
      'We meet once, at the bench, and talk about the month and the light. On the morning we choose what came in best, tie it, and carry it to you ourselves.',
    photo: 'wedding-bouquet',
  },
});
