import { decorationPage as house } from '#content/services/decoration/page.ts';
import { words } from '#content/words.ts';

export const decorationPage = words(house, {
  meta: {
    title: 'Set and light',
    description:
      'We draw the room, build it in the hall, light it, and cut half of it again. What travels to you has already worked once.',
  },
  title: 'Set and light',
  subtitle: 'Fewer lamps, in better places',
  description:
    'We draw the room, build it in the hall, light it, and cut half of it again. What travels to you has already worked once.',
  image: 'decor-string-lights',
  overview: {
    description:
      'We draw the room, build it in the hall, light it, and cut half of it again. What travels to you has already worked once.',
    photo: 'decor-string-lights',
  },
});
