import type { RecentEvent } from '#domain/event.ts';

export const events: readonly RecentEvent[] = [
  {
    id: '1',
    title: 'Abendessen unter Walnussbäumen',
    category: 'wedding',
    image: 'decor-string-lights',
    date: '2023-06-14',
    story: 'supper-under-the-walnut-trees',
  },
  {
    id: '2',
    title: 'Eine Gala für dreihundert',
    category: 'corporate',
    image: 'corporate-gala',
    date: '2023-05-05',
    story: 'a-gala-for-three-hundred',
  },
  {
    id: '3',
    title: 'Fünfzig, in Gold und Pflaume',
    category: 'birthday',
    image: 'birthday-table',
    date: '2023-04-22',
    story: 'fifty-in-gold-and-plum',
  },
];
