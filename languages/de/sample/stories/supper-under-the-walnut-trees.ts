import type { EventStory } from '#domain/eventStory.ts';

export const supper: EventStory = {
  slug: 'supper-under-the-walnut-trees',
  title: 'Abendessen unter Walnussbäumen',
  category: 'wedding',
  date: '2023-06-14',
  image: 'decor-string-lights',
  place: 'In einem Walnusshain, vierzig Minuten von Springfield',
  lead:
    'Sechzig Menschen an einem Tisch, an einem Mittwoch, weil sich die beiden an einem Mittwoch kennengelernt ' +
    'haben.',
  asked: [
    'Hannah und Idris wollten eine Hochzeit ohne Sitzplan, der jemanden kränken könnte. Damit schieden runde ' +
      'Tische aus. Sie wollten außerdem die Bäume hören, damit schied eine Band aus, und um Mitternacht im Bett ' +
      'sein, womit nichts ausschied, was ihnen wichtig war.',
  ],
  done: [
    'Also ein Tisch, 20 Meter lang, zwischen zwei Reihen von Walnussbäumen, gepflanzt 1951. Tomas schritt die ' +
      'Strecke im Februar mit einer Schnur ab und stellte fest, dass der Boden von einem Ende zum anderen um 35 ' +
      'Zentimeter fällt. Die Tischler bauten vierundzwanzig Böcke in neun Höhen, von unten nummeriert, und nie ' +
      'lag eine Tischdecke so gerade.',
    'Die Blumen blieben unter 25 Zentimetern, die Kerzen über 50, damit man einander sehen konnte. Das Licht ' +
      'kam von 160 Glühbirnen an Kabeln zwischen den Stämmen. In einen Walnussbaum durfte niemand einen Nagel ' +
      'schlagen, also hängen die Kabel an gepolsterten Gurten; einen davon behielt der Besitzer für seine ' +
      'Leiter.',
    'Das Menü bestand aus vier Gerichten auf großen Platten, die von Hand zu Hand gingen. Das dauert eine ' +
      'Viertelstunde länger, als wenn serviert wird, dafür sitzen alle neben dem Menschen, der die Kartoffeln ' +
      'hat. Um 20:34 Uhr ging die Sonne unter, um 20:36 Uhr kamen die Birnen, vier Minuten lang heller, bis zu ' +
      'einem Zehntel ihrer Kraft. Zwei Gäste merkten es. Beide waren Elektriker.',
    'Es war unser fünfhundertstes Fest. Wir hatten vor, es beim Essen zu sagen, und ließen es dann, weil es ' +
      'nicht unser Abend war. Das Team aß um halb eins Torte, im Stehen, hinter dem Lastwagen.',
  ],
  figures: [
    { value: '60', label: 'Gäste an einem Tisch' },
    { value: '20\u00a0m', label: 'Tischdecke in drei Teilen' },
    { value: '160', label: 'Birnen, und kein Nagel' },
    { value: '23:40', label: 'gingen die letzten Gäste' },
  ],
  pictures: [
    {
      image: 'closing-birthday',
      caption: 'Zehn vor neun. Jemand hatte doch Konfetti dabei. Die Hügel gehören einem Nachbarn.',
    },
    {
      image: 'wedding-bouquet',
      caption: 'Rosen, eine Pfingstrose, Ranunkeln. Die Pfingstrose kam am Dienstag, in einer Brotdose.',
    },
    {
      image: 'banner-testimonials',
      caption: 'Alle Gäste hatten vorab eine Karte geschickt. Gelesen wurden sie am Donnerstag, im Bett.',
    },
    { image: 'banner-blog', caption: 'Das Gästebuch: je eine Seite und eine Blume vom eigenen Platz.' },
    { image: 'wedding-champagne', caption: 'Angestoßen wurde, bevor jemand seinen Platz gefunden hatte.' },
  ],
  quote: {
    text: 'Mein Onkel und mein Chef kannten sich nicht. Sie reichten einander zwei Stunden lang die Kartoffeln.',
    name: 'Hannah Weiss',
    role: 'Braut',
  },
  credits: [
    { role: 'Planung', name: 'Mei Tanaka' },
    { role: 'Produktion', name: 'Tomas Reyes' },
    { role: 'Blumen', name: 'Odile Marchand' },
    { role: 'Tischböcke', name: 'Ben Ostrander und Lucy Ame' },
    { role: 'Küche', name: 'Field & Ladle' },
    { role: 'Fotos', name: 'Arthur Bell' },
  ],
};
