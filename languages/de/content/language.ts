import type { Language } from '#content/language.ts';

export const language: Language = {
  tag: 'de',
  locale: 'de-DE',
  name: 'Deutsch',
  quotes: ['„', '“'],
  firstDay: 'Monday',
};

export const letters = 'ÄÖÜäöüß„‚';

export const wordsPerMinute = 180;
