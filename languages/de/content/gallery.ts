import type * as house from '#content/gallery.ts';
import type { Banner, Closing, PageMeta } from '#content/types.ts';
import type { Translated } from '#content/words.ts';

export const galleryMeta: PageMeta = {
  title: 'Galerie',
  description:
    'Tische, Bühnen, Torten und Kerzenlicht von Hochzeiten, Geburtstagen und Firmenveranstaltungen, die wir geplant, ' +
    'geschmückt und fotografiert haben.',
};

export const galleryBanner: Banner = {
  eyebrow: 'Unsere Arbeiten',
  title: 'Galerie',
  lead: 'Die meisten dieser Bilder entstanden etwa eine Stunde, bevor die Gäste kamen.',
  photo: 'banner-gallery',
};

export const galleryWords: Translated<typeof house.galleryWords> = {
  filterLabel: 'Bilder zeigen von',
  count: (count) => (count === 1 ? '1 Bild' : `${count} Bilder`),
  enlarge: (alt) => `Vergrößern: ${alt}`,
  empty: {
    title: 'Hier hängen noch keine Bilder',
    text: 'Die Alben werden gerade sortiert. Fragen Sie uns, und wir zeigen Ihnen, was wir haben.',
  },
  link: 'Zur Geschichte',
  linkLabel: (alt) => `Zur Geschichte: ${alt}`,
  lightbox: 'Bildansicht',
  close: 'Schließen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  counter: (index, total) => `${index} von ${total}`,
};

export const storyWords: Translated<typeof house.storyWords> = {
  facts: { kind: 'Bereich', date: 'Datum', place: 'Ort' },
  asked: 'Worum man uns bat',
  done: 'Was wir gemacht haben',
  figures: 'In Zahlen',
  credits: 'Wer dabei war',
  plan: {
    title: 'So etwas, oder etwas ganz anderes',
    text:
      'Nennen Sie uns das Datum, die Zahl der Gäste und eine Sache, die Sie auf keinen Fall wollen. Wir ' +
      'antworten innerhalb eines Werktags.',
    button: 'So etwas planen',
  },
  next: 'Die nächste Geschichte',
};

export const galleryClosing: Closing = {
  eyebrow: 'Das nächste Album',
  title: 'Hier fehlt noch ein Bild',
  text:
    'Das von Ihrem Tisch, eine Stunde bevor die Gäste kommen. Nennen Sie uns Tag und Raum; wir antworten ' +
    'innerhalb eines Werktags.',
  button: 'Datum nennen',
  photo: 'closing-photography',
};
