import type * as house from '#content/domain/consultation.ts';
import type { Translated } from '#content/words.ts';

export const consultationSentences: Translated<typeof house.consultationSentences> = {
  timeTaken: 'Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen.',
  tooLate: 'Für eine Änderung ist es hier zu spät. Bitte rufen Sie uns an.',
  clientCancelled: 'Vom Kunden abgesagt.',
  title: (name) => `Beratungsgespräch mit ${name}`,
};
