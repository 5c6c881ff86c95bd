import type { EventType } from '#domain/enquiry.ts';
import { type Review, reviewOfSent } from '#domain/review.ts';
import { sampleComments } from './reviewWords.ts';

/** Authors and dates of the sample reviews, latest first. */
const samples: readonly (Pick<Review, 'rating'> & {
  name: keyof typeof sampleComments;
  eventType: EventType;
  day: string;
})[] = [
  {
    name: 'Emily Carter',
    eventType: 'wedding',
    rating: 5,
    day: '2025-03-01',
  },
  {
    name: 'David Kim',
    eventType: 'corporate',
    rating: 4,
    day: '2025-02-26',
  },
  {
    name: 'Laura Stein',
    eventType: 'wedding',
    rating: 5,
    day: '2025-02-21',
  },
  {
    name: 'Michael Osei',
    eventType: 'birthday',
    rating: 4,
    day: '2025-02-15',
  },
];

/** The four sample reviews; all await approval, so that visitors see only the nine testimonials. */
export const reviews: readonly Review[] = samples.map(({ day, ...review }, index) => {
  const email = `${review.name.toLowerCase().replace(' ', '.')}@example.com`;
  const arrival = { id: String(index + 1), picture: '', createdAt: `${day}T09:00:00.000Z` };
  return reviewOfSent({ ...review, comment: sampleComments[review.name], email, consent: true }, arrival);
});
