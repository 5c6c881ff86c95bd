import type * as house from '#content/domain/leadImport.ts';
import type { Translated } from '#content/words.ts';

export const leadImportSentences: Translated<typeof house.leadImportSentences> = {
  tooFar: 'Dieser Zeitpunkt muss zwischen dem Jahr 1900 und heute liegen.',
  rowsMissing: 'Nicht alle Zeilen sind angekommen. Bitte importieren Sie die Datei noch einmal.',
};
