import type { ServiceCardWords } from '../../types.ts';

/** Card and menu texts of weddings. */
export const weddingCard = {
  id: 'wedding',
  name: 'Weddings',
  summary: 'Venue, flowers, menu, music and a timetable that nobody notices.',
  cardPhoto: 'wedding-arch-aisle',
} as const satisfies ServiceCardWords;
