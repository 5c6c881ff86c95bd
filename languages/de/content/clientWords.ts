import type * as house from '#content/clientWords.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';

export const clientWords: Translated<typeof house.clientWords> = {
  of: {
    wedding: 'Feierte Hochzeit',
    corporate: 'Lud im Namen der Firma',
    birthday: 'Feierte Geburtstag',
    other: 'Feierte mit uns',
  },
  verified: 'Bestätigt',
  answer: `${company.name} antwortet`,
};
