import type * as house from '#content/domain/template.ts';
import type { Translated } from '#content/words.ts';

export const templateLabels: Translated<typeof house.templateLabels> = {
  name: 'Name',
  subject: 'Betreff',
  text: 'Nachricht',
  createdAt: 'Angelegt',
  updatedAt: 'Zuletzt geändert',
  version: 'Version',
};

export const templateSorts: Translated<typeof house.templateSorts> = {
  name: ['Name, A bis Z', 'Name, Z bis A'],
  updatedAt: ['Älteste zuerst', 'Neueste zuerst'],
};

export const templateSentences: Translated<typeof house.templateSentences> = {
  nameNeeded: 'Bitte geben Sie der Vorlage einen Namen.',
  subjectNeeded: 'Bitte geben Sie der Nachricht einen Betreff.',
  textNeeded: 'Bitte schreiben Sie zuerst die Nachricht.',
  notKnown: (placeholder, known) => `${placeholder} kann nicht ausgefüllt werden. Möglich sind: ${known}.`,
};
