import type { EventStory } from '#domain/eventStory.ts';

export const fifty: EventStory = {
  slug: 'fifty-in-gold-and-plum',
  title: 'Fünfzig, in Gold und Pflaume',
  category: 'birthday',
  date: '2023-04-22',
  image: 'birthday-cake',
  place: 'In einem Bootshaus am Mill Lake',
  lead: 'Ein Fünfzigster für jemanden, der zehn Gäste wollte, vierundvierzig bekam und uns um neun verziehen hatte.',
  asked: [
    'Renatas Mann schrieb uns im Januar unter dem Betreff „Reparatur der Dachrinne“; so beantworten wir Briefe über ' +
      'Überraschungen. Sie hatte sich ein kleines Abendessen gewünscht. Ihre drei Schwestern wünschten sich alle. Er ' +
      'wünschte sich, verheiratet zu bleiben.',
  ],
  done: [
    'Also gab es zwei Feste. Um sechs setzten sich im Bootshaus zehn Leute zu dem Essen, von dem sie wusste: ' +
      'Suppe, Brot, ein Fisch, keine Reden. Um halb neun kamen die übrigen vierunddreißig über den See, in acht ' +
      'Ruderbooten mit je einer Laterne, und sechs ganze Minuten lang sah sie sie kommen. Es ist schwer, ' +
      'jemandem böse zu sein, der rudert.',
    'Die Farben waren ihre. Pflaume trägt sie, und Gold war von der Großmutter übrig, in Gestalt einer ' +
      'Tortenplatte, die aus Angst um sie nie benutzt worden war. Die Torte wurde nach ihrem Durchmesser ' +
      'gebacken, 28,5 Zentimeter, mit Pflaumenguss, Macarons und Kerzen, die niemand laut zählte.',
    'Während die zehn bei Tisch saßen, bauten vier von uns hinter einem Vorhang den Rest auf: eine Girlande ' +
      'aus 240 Ballons an einem goldenen Reif, vorher gebunden und in drei Teilen durch das Bootstor getragen. ' +
      'Ein platzender Ballon klingt wie ein Korken. Zwei platzten, und beide Male hoben die Schwestern ihre ' +
      'Gläser.',
    'Das Konfetti ist aus Papier und wurde in Gramm abgezählt, denn der See gehört den Forellen. Wir kehrten ' +
      'bis zwei und brachten einen Sack nach Hause, einen Schal und ein linkes Ruder.',
  ],
  figures: [
    { value: '10 + 34', label: 'Gäste, in dieser Reihenfolge' },
    { value: '240', label: 'Ballons durch ein Tor' },
    { value: '6\u00a0min', label: 'sah sie die Boote kommen' },
  ],
  pictures: [
    {
      image: 'birthday-balloons',
      caption: 'Die Girlande, eine Stunde bevor der Vorhang aufging. Drei Teile, elf Knoten.',
    },
    {
      image: 'birthday-table',
      caption: 'Für die Nichten und Neffen: dieselbe Torte, nur kleiner, und Anfassen war erlaubt.',
    },
    { image: 'birthday-cupcakes', caption: 'Cupcakes für alle, die gerudert und nicht gegessen hatten.' },
    {
      image: 'birthday-gifts',
      caption: 'Bitte keine Geschenke, stand auf der Einladung. Diese kamen von Leuten, die nicht lesen.',
    },
    { image: 'birthday-confetti', caption: 'Viertel vor zehn. Papier, aufgekehrt bis aufs letzte Gramm.' },
  ],
  quote: {
    text: 'Ich hatte um zehn gebeten. Ich bekam zehn, dann kamen die anderen, und ich würde keinen zurückschicken.',
    name: 'Renata Silva',
    role: 'Wurde fünfzig',
  },
  credits: [
    { role: 'Planung', name: 'June Abara' },
    { role: 'Ballons', name: 'Piet Lindqvist' },
    { role: 'Torte', name: 'Bäckerei Orsolya' },
    { role: 'Boote', name: 'Ruderclub Mill Lake' },
    { role: 'Fotos', name: 'Sena Akyol' },
  ],
};
