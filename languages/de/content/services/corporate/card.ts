import type * as house from '#content/services/corporate/card.ts';
import type { Translated } from '#content/words.ts';

export const corporateCard: Translated<typeof house.corporateCard> = {
  id: 'corporate',
  name: 'Für Firmen',
  summary: 'Tagungen, Premieren und Galas, bei denen das Programm hält.',
  cardPhoto: 'corporate-stage',
};
