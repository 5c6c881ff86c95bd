import type * as house from '#content/services/birthday/card.ts';
import type { Translated } from '#content/words.ts';

export const birthdayCard: Translated<typeof house.birthdayCard> = {
  id: 'birthday',
  name: 'Geburtstage',
  summary: 'Vom ersten bis zum neunzigsten, zugeschnitten auf den Menschen, nicht aus dem Katalog.',
  cardPhoto: 'birthday-balloons',
};
