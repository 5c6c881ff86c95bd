import type * as house from '#content/domain/savedView.ts';
import type { Translated } from '#content/words.ts';

export const savedViewSentences: Translated<typeof house.savedViewSentences> = {
  nameNeeded: 'Bitte geben Sie dieser Ansicht einen Namen.',
  nameTaken: 'Eine andere Ansicht dieser Liste heißt schon so.',
  tooMany: (most) => `Von dieser Liste gibt es schon ${most} Ansichten. Bitte löschen Sie zuerst eine.`,
};
