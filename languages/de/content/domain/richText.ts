import type * as house from '#content/domain/richText.ts';
import type { Translated } from '#content/words.ts';

export const richTextSentences: Translated<typeof house.richTextSentences> = {
  addressNeeded: 'Bitte geben Sie eine Adresse ein',
  oddAddress: 'Bitte geben Sie die Adresse einer Seite, eine E-Mail-Adresse oder eine Telefonnummer ein',
  pictureNeeded: 'Bitte wählen Sie ein Bild',
};
