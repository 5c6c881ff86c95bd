import type { ServiceCardWords } from '../../types.ts';

/** Card and menu texts of birthdays. */
export const birthdayCard = {
  id: 'birthday',
  name: 'Birthdays',
  summary: 'First candles to ninetieth toasts, themed to the person, not a catalog.',
  cardPhoto: 'birthday-balloons',
} as const satisfies ServiceCardWords;
