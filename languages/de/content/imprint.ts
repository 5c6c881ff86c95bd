import { company } from '#content/company.ts';
import type { PageMeta, PhotoName, TextPageWords } from '#content/types.ts';

export const imprintMeta: PageMeta = {
  title: 'Impressum',
  description:
    `Wer hinter dieser Website steht, wo Sie ${company.name} finden und erreichen und woher Bilder und ` +
    'Schriften stammen.',
};

export const imprintPhoto: PhotoName = 'consultation-desk';

export const imprint: TextPageWords = {
  eyebrow: 'Impressum',
  title: 'Wer dahintersteht',
  lead: `${company.tagline}, seit ${company.founded}.`,
  sections: [
    {
      title: 'Das Haus',
      paragraphs: [`${company.name}, ${company.address.lines.join(', ')}`],
    },
    {
      title: 'So erreichen Sie uns',
      paragraphs: [`${company.hours}. An Festtagen so lange, wie es dauert.`],
      contactLinks: true,
    },
    {
      title: 'Was auf dieser Website steht',
      paragraphs: [
        `Verantwortlich dafür ist ${company.name}. Einmal im Jahr lesen wir alles neu; wenn zwischendurch etwas ` +
          'nicht stimmt, sagen Sie es uns, und wir berichtigen es.',
        'Links zu anderen sind mit Bedacht gewählt. Für das, was dort steht, sind die verantwortlich, die es ' +
          'geschrieben haben.',
      ],
    },
    {
      title: 'Bilder und Schriften',
      paragraphs: [
        'Die Fotos und Porträts entstanden für diese Website. Bitte fragen Sie uns, bevor Sie eines anderswo ' +
          'verwenden.',
        'Die Schriften, die diese Website lädt, stehen unter der SIL Open Font License und kommen von der Website selbst.',
      ],
    },
  ],
};
