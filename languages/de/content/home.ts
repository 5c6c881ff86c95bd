import { company } from '#content/company.ts';
import type * as house from '#content/home.ts';
import { serviceCards } from '#content/services/cards.ts';
import type { Closing, HeroSlide, PageMeta, ServiceCardContent } from '#content/types.ts';
import type { Translated } from '#content/words.ts';
import { paths, servicePath } from '#paths';

export const homeMeta: PageMeta = {
  title: 'Feste planen, gestalten und fotografieren',
  description:
    'Hochzeiten, Geburtstage und Firmenveranstaltungen, geplant, geschmückt und fotografiert von einem Team. ' +
    'Das erste Gespräch kostet nichts.',
};

export const heroSlides: readonly HeroSlide[] = [
  {
    id: 'wedding',
    backgroundImage: 'wedding-table',
    eyebrow: 'Hochzeiten',
    title: 'Der Tag, von dem Sie noch lange erzählen',
    subtitle:
      'Vom ersten Rundgang bis zum letzten Tanz: Ein Team plant, gestaltet und begleitet Ihre Hochzeit, ' +
      'damit Sie einfach da sein können.',
    buttonText: 'Hochzeit planen',
    buttonLink: servicePath('wedding'),
  },
  {
    id: 'birthday',
    backgroundImage: 'birthday-cake',
    eyebrow: 'Geburtstage',
    title: 'Älter, weiser, bestens bewirtet',
    subtitle:
      'Verraten Sie uns, wer die Kerzen ausbläst. Wir bringen Torte, Musik und Stühle und nehmen die ' +
      'leeren Gläser wieder mit.',
    buttonText: 'Geburtstag planen',
    buttonLink: servicePath('birthday'),
  },
  {
    id: 'consultation',
    backgroundImage: 'decor-lanterns',
    eyebrow: 'Beratung',
    title: 'Eine halbe Idee genügt',
    subtitle:
      'Eine Stunde, ein Notizbuch, keine Verpflichtung. Sie gehen mit einem ersten Plan, einem ehrlichen ' +
      'Kostenrahmen und dem Namen der Person, die Sie anrufen können.',
    buttonText: 'Gespräch anfragen',
    action: 'enquiry',
  },
  {
    id: 'photography',
    backgroundImage: 'photo-video',
    eyebrow: 'Foto und Film',
    title: 'Festgehalten, wie es war',
    subtitle:
      'Wer bei uns fotografiert, kommt früh, kennt Ihre Tanten beim Namen und fällt kaum auf. Die ersten ' +
      'Bilder haben Sie nach 48 Stunden.',
    buttonText: 'So arbeiten wir',
    buttonLink: servicePath('photography'),
  },
];

export const heroSecondary: Translated<typeof house.heroSecondary> = { text: 'Zur Galerie', to: paths.gallery };

export const heroControls: Translated<typeof house.heroControls> = {
  roles: { region: 'Karussell', slide: 'Bild' },
  region: 'Was wir planen',
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  pause: 'Bilder anhalten',
  play: 'Bilder abspielen',
  slide: (index, total) => `Bild ${index} von ${total}`,
};

export const aboutTeaser: Translated<typeof house.aboutTeaser> = {
  eyebrow: `Seit ${company.founded}`,
  title: 'Leise gründlich, herzlich für Sie da',
  body:
    `${company.founded} haben wir angefangen: mit einem geliehenen Lieferwagen und einer Hochzeit im Obstgarten. ` +
    'Heute arbeiten mehr als fünfzig Menschen aus Planung, Gestaltung und Technik hinter den Kulissen großer und ' +
    'kleiner Feste. Geblieben ist: Eine Person nimmt Ihren Anruf entgegen, kennt Ihre Gäste beim Namen und geht ' +
    'erst, wenn das Licht ausgeht.',
  link: { text: 'Unsere Geschichte', to: paths.about },
  photos: ['consultation-desk', 'wedding-bouquet'],
};

export const homeServices: Translated<typeof house.homeServices> = {
  eyebrow: 'Was wir tun',
  title: 'Feste von Anfang bis Ende',
  link: { text: 'Alle Leistungen', to: paths.services },
};

export const homeServiceCards: readonly ServiceCardContent[] = serviceCards.slice(0, 4);

export const homeEvents: Translated<typeof house.homeEvents> = {
  eyebrow: 'Zuletzt',
  title: 'Gerade erst gefeiert',
  link: { text: 'Zur Galerie', to: paths.gallery },
};

export const homeTestimonials: Translated<typeof house.homeTestimonials> = {
  eyebrow: 'Kundenstimmen',
  title: 'In eigenen Worten',
  link: { text: 'Alle Kundenstimmen', to: paths.testimonials },
};

export const homeClosing: Closing = {
  eyebrow: 'Der Anfang',
  title: 'Erzählen Sie uns von dem Tag, den Sie im Sinn haben',
  text: 'Das erste Gespräch kostet nichts. Wir antworten innerhalb eines Werktags.',
  button: 'Gespräch vereinbaren',
  photo: 'decor-candles',
};
