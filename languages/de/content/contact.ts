import { company } from '#content/company.ts';
import type * as house from '#content/contact.ts';
import type { PageMeta } from '#content/types.ts';
import type { Translated } from '#content/words.ts';

export const contactMeta: PageMeta = {
  title: 'Kontakt',
  description:
    'Nennen Sie uns Tag, Ort und was Ihnen vorschwebt. Schreiben Sie, rufen Sie an oder kommen Sie vorbei: Antwort ' +
    'innerhalb eines Werktags.',
};

export const contactHead: Translated<typeof house.contactHead> = {
  eyebrow: 'Kontakt',
  title: 'Erzählen Sie uns davon',
  lead:
    'Ein Datum und eine halbe Idee genügen. Jemand aus der Planung liest sie und antwortet innerhalb ' +
    'eines Werktags.',
  photo: 'banner-contact',
};

export const contactMethods: Translated<typeof house.contactMethods> = {
  visit: {
    title: 'Besuchen Sie uns',
    text: 'Rufen Sie kurz an, bevor Sie losfahren, dann liegen Stoffmuster und etwas zu essen auf dem Tisch.',
  },
  call: {
    title: 'Rufen Sie uns an',
    text:
      'Am Apparat ist jemand, der selbst plant. Sind gerade alle auf einem Fest, hinterlassen Sie eine Nummer, ' +
      'und wir rufen zurück.',
  },
  write: {
    title: 'Schreiben Sie uns',
    text: 'Halbe Sätze und unscharfe Bilder sind willkommen. Wir antworten innerhalb eines Werktags.',
  },
};

export const openingHours: Translated<typeof house.openingHours> = { title: 'Öffnungszeiten', text: company.hours };

export const nextSteps: Translated<typeof house.nextSteps> = {
  eyebrow: 'Von hier an',
  title: 'Wie es weitergeht',
  steps: [
    {
      title: 'Jemand liest es',
      text: 'Ein Mensch aus der Planung, kein Programm. Innerhalb eines Werktags haben Sie eine Antwort, oft schon bis zum Mittag.',
    },
    {
      title: 'Wir setzen uns zusammen',
      text: 'Eine Stunde, ein Notizbuch, keine Verpflichtung, an unserem Tisch oder am Telefon.',
    },
    {
      title: 'Sie haben einen ersten Plan',
      text: 'Ein grober Ablauf, ein ehrlicher Kostenrahmen und der Name der Person, die Sie anrufen können.',
    },
  ],
};
