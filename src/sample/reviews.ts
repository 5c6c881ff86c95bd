import type { EventType } from '#domain/enquiry.ts';
import { type Review, reviewOfSent } from '#domain/review.ts';

/** Who said what and when in the sample reviews, the latest first. */
const said: readonly (Pick<Review, 'name' | 'rating' | 'comment'> & { eventType: EventType; day: string })[] = [
  {
    name: 'Emily Carter',
    eventType: 'wedding',
    rating: 5,
    comment: 'Every detail was thought through.',
    day: '2025-03-01',
  },
  {
    name: 'David Kim',
    eventType: 'corporate',
    rating: 4,
    comment: 'Smooth from first call to last guest.',
    day: '2025-02-26',
  },
  {
    name: 'Laura Stein',
    eventType: 'wedding',
    rating: 5,
    comment: 'The team read our minds, and then the weather.',
    day: '2025-02-21',
  },
  {
    name: 'Michael Osei',
    eventType: 'birthday',
    rating: 4,
    comment: 'Dinner was ten minutes late. Nobody minded.',
    day: '2025-02-15',
  },
];

/** The four sample reviews; all of them wait, so that visitors see the nine testimonials alone. */
export const reviews: readonly Review[] = said.map(({ day, ...review }, index) => {
  const email = `${review.name.toLowerCase().replace(' ', '.')}@example.com`;
  const arrival = { id: String(index + 1), picture: '', createdAt: `${day}T09:00:00.000Z` };
  return reviewOfSent({ ...review, email, consent: true }, arrival);
});
