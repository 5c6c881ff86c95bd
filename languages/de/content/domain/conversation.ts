import type * as house from '#content/domain/conversation.ts';
import type { Translated } from '#content/words.ts';

export const conversationLabels: Translated<typeof house.conversationLabels> = {
  name: 'Name',
  email: 'E-Mail',
  excerpt: 'Letzte Nachricht',
  latestAt: 'Zuletzt',
  read: 'Gelesen oder nicht',
  archived: 'Ablage',
  responsible: 'Zuständig',
  words: 'Nachrichten',
};

export const conversationSorts: Translated<typeof house.conversationSorts> = {
  name: ['Name, A bis Z', 'Name, Z bis A'],
  latestAt: ['Älteste zuerst', 'Neueste zuerst'],
};

export const readLabels: Translated<typeof house.readLabels> = { no: 'Ungelesen', yes: 'Gelesen' };
export const archivedLabels: Translated<typeof house.archivedLabels> = { no: 'Postfach', yes: 'Archiv' };

export const replySentences: Translated<typeof house.replySentences> = {
  subjectNeeded: 'Bitte geben Sie der Nachricht einen Betreff.',
  textNeeded: 'Bitte schreiben Sie zuerst die Nachricht.',
  notFilledIn: (placeholder) =>
    `Wir wissen nicht, was für ${placeholder} einzusetzen ist. Bitte schreiben Sie es selbst.`,
};
