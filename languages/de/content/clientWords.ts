import type * as house from '#content/clientWords.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';

export const clientWords: Translated<typeof house.clientWords> = {
  of: {
    wedding: 'Feierte Hochzeit',
    corporate: 'Lud für die Firma ein',
    birthday: 'Feierte Geburtstag',
    other: 'Feierte mit uns',
  },
  verified: 'Bestätigte Bewertung',
  answer: `${company.name} antwortet`,
};
