import type * as house from '#content/domain/privacy.ts';
import type { Translated } from '#content/words.ts';

export const contactSentences: Translated<typeof house.contactSentences> = {
  needed: 'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
  notWhole:
    'Bitte geben Sie eine vollständige E-Mail-Adresse ein oder eine Telefonnummer mit mindestens sieben Ziffern.',
};
