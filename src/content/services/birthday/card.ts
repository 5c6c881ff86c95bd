import type { ServiceCardWords } from '../../types.ts';

/** Birthdays, in menus and on cards. */
export const birthdayCard = {
  id: 'birthday',
  name: 'Birthdays',
  summary: 'First candles to ninetieth toasts, themed to the person, not a catalog.',
  cardPhoto: 'birthday-balloons',
} as const satisfies ServiceCardWords;
