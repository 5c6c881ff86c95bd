import { corporatePage as house } from '#content/services/corporate/page.ts';
import { words } from '#content/words.ts';

export const corporatePage = words(house, {
  meta: {
    title: 'Launches and company nights',
    description:
      'Stage, set, sound, film and speakers who have rehearsed. Built in full size in our hall first, so that nothing is new on the night but the product.',
  },
  title: 'Launches and company nights',
  subtitle: 'A run of show that ends when it says',
  description:
    'Stage, set, sound, film and speakers who have rehearsed. Built in full size in our hall first, so that nothing is new on the night but the product.',
  image: 'corporate-stage',
  overview: {
    description:
      'Stage, set, sound, film and speakers who have rehearsed. Built in full size in our hall first, so that nothing is new on the night but the product.',
    photo: 'corporate-stage',
  },
});
