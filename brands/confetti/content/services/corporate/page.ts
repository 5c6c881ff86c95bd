import { corporatePage as house } from '#content/services/corporate/page.ts';
import { words } from '#content/words.ts';

export const corporatePage = words(house, {
  meta: {
    title: 'Family days at work',
    description:
      'A programme for all ages, insurance for all of it, and a quiet room with coffee. We have set up in canteens, car parks and one server room.',
  },
  title: 'Family days at work',
  subtitle: 'Your office, with a bouncy castle in it',
  description:
    'A programme for all ages, insurance for all of it, and a quiet room with coffee. We have set up in canteens, car parks and one server room.',
  image: 'corporate-coffee',
  overview: {
    description:
      'A programme for all ages, insurance for all of it, and a quiet room with coffee. We have set up in canteens, car parks and one server room.',
    photo: 'corporate-coffee',
  },
});
