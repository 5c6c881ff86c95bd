import { birthdayPage as house } from '#content/services/birthday/page.ts';
import { words } from '#content/words.ts';

export const birthdayPage = words(house, {
  meta: {
    title: 'Birthdays',
    description:
      'You tell us the name, the age and the current obsession. We bring the games, the cake, the crew and the bags to take home, and leave the floor cleaner',
  },
  title: 'Birthdays',
  subtitle: 'Two hours, one theme, no tears',
  description:
    'You tell us the name, the age and the current obsession. We bring the games, the cake, the crew and the bags to take home, and leave the floor cleaner than before.',
  image: 'birthday-balloons',
  overview: {
    description:
      'You tell us the name, the age and the current obsession. We bring the games, the cake, the crew and the bags to take home, and leave the floor cleaner than before.',
    photo: 'birthday-balloons',
  },
});
