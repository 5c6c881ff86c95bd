import type * as house from '#content/domain/leadFile.ts';
import type { Translated } from '#content/words.ts';

export const leadFileSentences: Translated<typeof house.leadFileSentences> = {
  tooLarge: (megabytes) => `Bitte wählen Sie eine Datei von höchstens ${megabytes}\u00a0MB.`,
  empty: 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  tooMany: (most) =>
    `Diese Anfrage hat schon ${most} Dateien. Bitte löschen Sie eine, bevor Sie eine weitere hinzufügen.`,
};

export const sizeUnits: Translated<typeof house.sizeUnits> = ['Bytes', 'KB', 'MB'];
