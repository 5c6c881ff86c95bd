import type * as house from '#content/servicePage.ts';
import type { SectionHead } from '#content/types.ts';
import type { Translated } from '#content/words.ts';

export const workEyebrow = 'Unsere Arbeiten';

export const feedbackHead: SectionHead = { eyebrow: 'Kundenstimmen', title: 'In eigenen Worten' };

export const faqHead: SectionHead = { eyebrow: 'Häufige Fragen', title: 'Bevor Sie fragen' };

export const serviceClosing: Translated<typeof house.serviceClosing> = {
  eyebrow: 'Der Anfang',
  title: (noun) => `Planen wir ${noun}?`,
  button: 'Schreiben Sie uns',
};
