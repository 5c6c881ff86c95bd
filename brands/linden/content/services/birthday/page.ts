import { birthdayPage as house } from '#content/services/birthday/page.ts';
import { words } from '#content/words.ts';

export const birthdayPage = words(house, {
  meta: {
    title: 'Table flowers',
    description:
      'A long dinner, a round birthday, a Sunday. Flowers in small glasses along the table, tied into bunches for your guests when they leave.',
  },
  title: 'Table flowers',
  subtitle: 'Low, loose, and gone with the guests',
  description:
    'A long dinner, a round birthday, a Sunday. Flowers in small glasses along the table, tied into bunches for your guests when they leave.',
  image: 'decor-centerpiece',
  overview: {
    description:
      'A long dinner, a round birthday, a Sunday. Flowers in small glasses along the table, tied into bunches for your guests when they leave.',
    photo: 'decor-centerpiece',
  },
});
