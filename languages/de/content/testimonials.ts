import type * as house from '#content/testimonials.ts';
import type { Banner, PageMeta } from '#content/types.ts';
import type { Translated } from '#content/words.ts';

export const testimonialsMeta: PageMeta = {
  title: 'Kundenstimmen',
  description:
    'Was Bräute, Eltern, Gastgeber und Vorstände über die Arbeit mit uns sagen: mit Namen, Sternen und gelegentlich ' +
    'einer Kerze.',
};

export const testimonialsBanner: Banner = {
  eyebrow: 'Kundenstimmen',
  title: 'Was nach dem Fest bleibt',
  lead: 'Freundliche Worte von Menschen, die ihre Wochenenden zurückhaben.',
  photo: 'banner-testimonials',
};

export const testimonialWords: Translated<typeof house.testimonialWords> = {
  filterLabel: 'Bewertungen zeigen zu',
  count: (count) => (count === 1 ? '1 Bewertung' : `${count} Bewertungen`),
  picture: (name) => `Bild, das ${name} mit dieser Bewertung geschickt hat`,
  empty: {
    title: 'Noch keine Bewertungen',
    text: 'Die ersten werden gerade geschrieben. Wir sind so gespannt wie Sie.',
  },
};

export const share: Translated<typeof house.share> = {
  eyebrow: 'Nun sind Sie dran',
  title: 'Wie war es für Sie?',
  text:
    'Waren Sie dabei? Erzählen Sie, was Ihnen geblieben ist, auch was Sie anders gemacht hätten. Wir lesen ' +
    'jede Zeile.',
  link: 'Bewertung schreiben',
  withoutScript: { text: 'Das Formular braucht JavaScript. Ohne JavaScript', link: 'schreiben Sie uns hier' },
};
