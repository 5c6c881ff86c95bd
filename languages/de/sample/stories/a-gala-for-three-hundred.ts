import type { EventStory } from '#domain/eventStory.ts';

export const gala: EventStory = {
  slug: 'a-gala-for-three-hundred',
  title: 'Eine Gala für dreihundert',
  category: 'corporate',
  date: '2023-05-05',
  image: 'decor-candles',
  place: 'Im Ballsaal des Hotels Alder, Springfield',
  lead: 'Ein Jahresessen mit dreißig Zehnertischen und drei Reden, bei dem niemand auf die Uhr sieht.',
  asked: [
    'Seit elf Jahren lud die Firma in denselben Ballsaal. In Erinnerung blieben davon die Reden: zwei ' +
      'Stunden, nach dem Hauptgang, in einem Saal, in dem Tisch 27 nicht sehen konnte, wer da sprach. James ' +
      'Carter bat uns um einen kürzeren Abend. Gemeint war einer, der kürzer wirkt.',
  ],
  done: [
    'Wir begannen mit der Reihenfolge. Im Jahr davor hatten neun Leute gesprochen. Sechs von ihnen baten wir ' +
      'stattdessen um eine halbe Seite fürs Programmheft, und die Erleichterung war ihnen anzusehen. Die ' +
      'anderen drei bekamen je vier Minuten: vor der Vorspeise, vor dem Hauptgang und zum Kaffee. Arthurs ' +
      'Kameras brachten jedes Gesicht auf zwei Leinwände auf halber Länge des Saals.',
    'Dann kamen die Tische. Wenn zehn Menschen um 1,80 Meter sitzen, hört man die drei links und die drei ' +
      'rechts. Wer wo sitzt, entscheidet sich also in Siebenergruppen. Wir hatten die Liste der Abteilungen und ' +
      'einen ganzen Nachmittag mit der Dame vom Empfang, die mehr wusste als die Liste. An keinem Tisch saßen ' +
      'zwei aus demselben Stockwerk.',
    'Der Saal ist fast sieben Meter hoch und verschluckt Licht. Eine Lampe mit 40 Watt in der Mitte jedes ' +
      'Tisches holte die Decke dorthin, wo die Menschen sitzen. Darum herum neun kleine Kerzen, und am Eingang ' +
      'zwei hohe Vasen, an denen drei Leute je eine Stunde banden. Den ersten Tisch bauten wir im März, damit ' +
      'der Kunde daran sitzen konnte, so lange ein Essen eben dauert. Er bat um weichere Stühle.',
    'Die Küche schickte 300 Teller in elf Minuten hinaus, durch zwei Türen, mit vierzig Kellnern, die den Weg ' +
      'am Nachmittag zweimal mit leeren Tabletts gegangen waren. Das Dessert kam um 21:40 Uhr, wie gedruckt. Um ' +
      'halb elf fragte die Band, ob sich vielleicht jemand wieder setzen wolle.',
  ],
  figures: [
    { value: '30', label: 'Tische zu zehn' },
    { value: '12\u00a0min', label: 'Reden insgesamt' },
    { value: '11\u00a0min', label: 'für 300 Hauptgänge' },
    { value: '0', label: 'Tische hinter einer Säule' },
  ],
  pictures: [
    { image: 'corporate-gala', caption: 'Tisch 14 um zehn vor sechs. Die Lampen haben einen eigenen Dimmer.' },
    {
      image: 'decor-entrance',
      caption: 'Der Weg hinein. Vasen voller Rosen und ein Läufer, so lang wie ein Bus.',
    },
    { image: 'decor-centerpiece', caption: 'An den sechs runden Tischen vor der Bühne stehen die Blumen hoch.' },
    { image: 'banner-contact', caption: 'Die Glocke am Empfang, wo der Sitzplan in Wahrheit entstand.' },
  ],
  quote: {
    text:
      'Um elf habe ich nach jemandem gesucht, der sich langweilt; einen gibt es immer. Ich habe ihn nicht ' +
      'gefunden.',
    name: 'James Carter',
    role: 'Geschäftsführender Partner',
  },
  credits: [
    { role: 'Projektleitung', name: 'Helen Voss' },
    { role: 'Produktion', name: 'Tomas Reyes' },
    { role: 'Tischgestaltung', name: 'Odile Marchand' },
    { role: 'Kameras', name: 'Arthur Bell, mit Sena Akyol' },
    { role: 'Band', name: 'The Late Quartet' },
    { role: 'Küche', name: 'Hotel Alder' },
  ],
};
