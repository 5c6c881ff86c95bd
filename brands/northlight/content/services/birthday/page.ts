import { birthdayPage as house } from '#content/services/birthday/page.ts';
import { words } from '#content/words.ts';

export const birthdayPage = words(house, {
  meta: {
    title: 'Private nights',
    description:
      'Round numbers, farewells, returns. You bring the people and one record; we bring the hall, the bar, the light and the excuse to stay.',
  },
  title: 'Private nights',
  subtitle: 'One evening that nobody leaves early',
  description:
    'Round numbers, farewells, returns. You bring the people and one record; we bring the hall, the bar, the light and the excuse to stay.',
  image: 'birthday-confetti',
  overview: {
    description:
      'Round numbers, farewells, returns. You bring the people and one record; we bring the hall, the bar, the light and the excuse to stay.',
    photo: 'birthday-confetti',
  },
});
