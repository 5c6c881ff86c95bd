import type { RecentEvent } from '#domain/event.ts';

/** The three recent events of the home page. */
export const events: readonly RecentEvent[] = [
  {
    id: '1',
    title: 'Supper under the walnut trees',
    category: 'wedding',
    image: 'decor-string-lights',
    date: '2023-06-14',
    story: 'supper-under-the-walnut-trees',
  },
  {
    id: '2',
    title: 'A gala for three hundred',
    category: 'corporate',
    image: 'corporate-gala',
    date: '2023-05-05',
    story: 'a-gala-for-three-hundred',
  },
  {
    id: '3',
    title: 'Fifty, in gold and plum',
    category: 'birthday',
    image: 'birthday-table',
    date: '2023-04-22',
    story: 'fifty-in-gold-and-plum',
  },
];
