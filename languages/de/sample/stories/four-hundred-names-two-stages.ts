import type { EventStory } from '#domain/eventStory.ts';

export const conference: EventStory = {
  slug: 'four-hundred-names-two-stages',
  title: 'Vierhundert Namen, zwei Bühnen',
  category: 'corporate',
  date: '2023-03-09',
  image: 'closing-corporate',
  place: 'Im alten Lyzeum, Springfield',
  lead: 'Zwei Tage Tagung für Leute, die Brücken bauen, in einem Theater, das nicht für Folien gebaut wurde.',
  asked: [
    'Sechs Jahre lang hatte Yasmin Karim die Tagung vom eigenen Schreibtisch aus geleitet. Aus 90 Leuten ' +
      'waren 400 geworden, und die Schlange am Einlass war mitgewachsen: vierzig Minuten im Jahr davor, im ' +
      'Schneeregen. Sie gab uns eine Liste mit drei Punkten. Keine Schlange. Kein falsch geschriebener Name. ' +
      'Und ein Raum, in dem man vor seinem Vortrag in Ruhe aufgeregt sein darf.',
  ],
  done: [
    'Die Schilder druckten wir nach dem, was die Gäste selbst getippt hatten, und lasen sie zu zweit laut ' +
      'gegen die Liste, fünfzig Minuten lang. Statt zwei Schaltern gab es fünf, das Alphabet nach Namen geteilt ' +
      'und nicht nach Buchstaben, die Schilder auf 2,10 Metern. Am längsten wartete jemand drei Minuten. Yasmin ' +
      'hat es gestoppt, mit der Uhr, die sie für die Vorträge mitgebracht hatte.',
    'Das Lyzeum hat 420 ansteigende Plätze, was der letzten Reihe guttut, und einen Bühnenrahmen, der ' +
      'niedriger ist, als es Folien lieben. Wir nahmen eine Leinwand von 3 Metern statt der üblichen 4,20 und ' +
      'baten alle um größere Schrift. Zweiundzwanzig von sechsundzwanzig hielten sich daran. Für die anderen ' +
      'vier taten wir es in der Nacht auf Donnerstag.',
    'Die zweite Bühne stand in der früheren Bibliothek, mit 110 Plätzen auf drei Seiten. Der Kaffee stand ' +
      'zwischen beiden, auf derselben Etage, zweieinhalb Meter von jeder Tür. Die zweite Pause dauerte ' +
      'fünfunddreißig Minuten und war das Einzige im Programm, was wir auch für eine Ministerin nicht ' +
      'verschoben hätten. Es kam eine. Sie trank zwei Tassen.',
    'Die Aufgeregten hatten oben das Lesezimmer: ein langer Tisch, Wasser, Fensterlicht und an der Tür ein ' +
      'Schild mit der Aufschrift „Vorstand“, damit niemand hineinsah. Vier übten dort ihren ersten Satz. Einer ' +
      'schlief.',
  ],
  figures: [
    { value: '400', label: 'Schilder, alle richtig' },
    { value: '3\u00a0min', label: 'längste Wartezeit' },
    { value: '26', label: 'Vorträge, alle pünktlich' },
    { value: '2.380', label: 'Tassen Kaffee' },
  ],
  pictures: [
    {
      image: 'corporate-stage',
      caption: 'Die große Bühne um sieben Uhr früh. Die Sessel stehen auf einem Podest.',
    },
    {
      image: 'corporate-lanyards',
      caption: 'Gold für die Vortragenden, Pflaume für die Gäste, Rosa für alle, die man fragen kann.',
    },
    { image: 'corporate-microphone', caption: 'Tonprobe. „Brücke“ ist ein gutes Wort dafür.' },
    { image: 'corporate-coffee', caption: 'Zweite Pause. Zwei Bissen, keine Krümel.' },
    { image: 'corporate-boardroom', caption: 'Das Zimmer zum Aufgeregtsein.' },
  ],
  quote: {
    text: 'Ich habe elf Vorträge gehört. In sechs Jahren hatte ich keinen einzigen bis zum Ende gehört.',
    name: 'Yasmin Karim',
    role: 'Leiterin der Tagung',
  },
  credits: [
    { role: 'Projektleitung', name: 'Helen Voss' },
    { role: 'Bühne und Licht', name: 'Tomas Reyes, mit Imran Qureshi' },
    { role: 'Einlass', name: 'June Abara und elf Studierende' },
    { role: 'Kaffee', name: 'Third Cup' },
    { role: 'Film der Vorträge', name: 'Arthur Bell' },
  ],
};
