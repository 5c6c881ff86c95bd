import { corporatePage as house } from '#content/services/corporate/page.ts';
import { words } from '#content/words.ts';

export const corporatePage = words(house, {
  meta: {
    title: 'Rooms by the week',
    description:
      'Every Monday before eight we change one arrangement in your entrance. People begin to look for it. The old one goes home with whoever asks first.',
  },
  title: 'Rooms by the week',
  subtitle: 'Something alive by the door',
  description:
    'Every Monday before eight we change one arrangement in your entrance. People begin to look for it. The old one goes home with whoever asks first.',
  image: 'corporate-boardroom',
  overview: {
    description:
      'Every Monday before eight we change one arrangement in your entrance. People begin to look for it. The old one goes home with whoever asks first.',
    photo: 'corporate-boardroom',
  },
});
