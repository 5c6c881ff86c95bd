import type * as house from '#content/services/decoration/card.ts';
import type { Translated } from '#content/words.ts';

export const decorationCard: Translated<typeof house.decorationCard> = {
  id: 'decoration',
  name: 'Dekoration',
  summary: 'Blumen, Stoffe und Kerzenlicht, gezeichnet für Ihren Raum und am Morgen wieder fort.',
  cardPhoto: 'decor-centerpiece',
};
