import type * as house from '#content/domain/texts.ts';
import type { Translated } from '#content/words.ts';

export const textSentences: Translated<typeof house.textSentences> = {
  hiddenCharacters: 'Hier stehen unsichtbare Zeichen. Bitte löschen Sie den Text und tippen Sie ihn neu ein.',
  tooLong: (longest) => `Bitte geben Sie höchstens ${longest} Zeichen ein.`,
  oddAddress:
    'Bitte prüfen Sie diese Adresse: Sie braucht einen Namen, ein @ und eine Domain, wie in name@example.com.',
  oddDay: 'Bitte wählen Sie den Tag im Kalender.',
  unlikelyDay: 'Bitte wählen Sie einen Tag zwischen den Jahren 1900 und 2200.',
};
