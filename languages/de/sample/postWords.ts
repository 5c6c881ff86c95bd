import type * as house from '#sample/postWords.ts';

export const samplePostWords: Readonly<Record<keyof typeof house.samplePostWords, house.PostWords>> = {
  'write-the-guest-list-before-you-fall-for-a-venue': {
    title: 'Erst die Gästeliste, dann die Liebe zum Saal',
    excerpt:
      'Der teuerste Satz der ganzen Planung lautet: „Die kriegen wir noch unter.“ Wie man ehrlich zählt, was aus der ' +
      'Begleitung wird und wann Schluss ist.',
    tags: ['Gästeliste', 'Budget', 'Orte'],
  },
  'a-wedding-timetable-with-room-to-breathe': {
    title: 'Ein Hochzeitstag, der Luft lässt',
    excerpt:
      'Porträts dauern länger als gedacht, Reden noch länger. Wo wir an einem Hochzeitstag dreißig Minuten ' +
      'verstecken und warum das Essen nie auf die Fotos wartet.',
    tags: ['Ablauf', 'Hochzeitstag'],
  },
  'name-badges-and-other-small-things-guests-remember': {
    title: 'Namensschilder und andere Kleinigkeiten, die bleiben',
    excerpt:
      'An den dritten Vortrag erinnert sich niemand. Wohl aber an die Schlange, den Kaffee und den falsch ' +
      'geschriebenen Namen. Sechs Dinge, die man vorher prüft.',
    tags: ['Tagungen', 'Einlass'],
  },
  'what-a-site-visit-should-answer': {
    title: 'Was eine Besichtigung klären sollte',
    excerpt: 'Elf Fragen, bevor Sie unterschreiben, und zwei, die nur der Hausmeister beantworten kann.',
    tags: ['Orte', 'Checkliste'],
  },
  'how-many-candles-does-a-room-need': {
    title: 'Wie viele Kerzen braucht ein Raum?',
    excerpt:
      'Mehr, als Sie denken, und weniger, als auf den gespeicherten Bildern. Kerzenlicht nach Tischlänge, Deckenhöhe ' +
      'und Hausordnung.',
    tags: ['Kerzen', 'Tische', 'Licht'],
  },
  'two-hours-is-a-long-time-when-you-are-five': {
    title: 'Zwei Stunden sind lang, wenn man fünf ist',
    excerpt:
      'Ein Kindergeburtstag hat Anfang, Mitte und in Minute neunzig einen Wackler. Unsere Reihenfolge für Spiele, ' +
      'Kuchen und Heimweg, an echten Fünfjährigen erprobt.',
    tags: ['Kinder', 'Torte'],
  },
  'a-tent-is-not-a-rain-plan': {
    title: 'Ein Zelt ist noch kein Regenplan',
    excerpt:
      'Was man entscheidet, was man reserviert und ab wann niemand mehr auf die Vorhersage sieht: Notizen aus ' +
      'fast zehn Jahren Hochzeiten, die im Freien geplant waren.',
    tags: ['Wetter', 'im Freien', 'Hochzeitstag'],
  },
  'a-party-for-someone-who-hates-parties': {
    title: 'Ein Fest für jemanden, der keine Feste mag',
    excerpt: 'Klein, früh und mit Ausgang: wie man einen Menschen feiert, der lieber zu Hause wäre.',
    tags: ['kleine Feste', 'zu Hause'],
  },
  'coffee-at-a-conference': {
    title: 'Kaffee auf einer Tagung',
    excerpt:
      'Warum die zweite Pause wichtiger ist als der Eröffnungsvortrag und wie viele Tassen ein Saal vor zehn ' +
      'Uhr trinkt.',
    tags: ['Bewirtung', 'Tagungen'],
  },
  'flowers-in-season-month-by-month': {
    title: 'Blumen der Saison, Monat für Monat',
    excerpt: 'Was im März wächst, was nur eingeflogen wird und was Floristen mit „etwas Ähnliches“ meinen.',
    tags: ['Blumen', 'Saison'],
  },
  'speeches-who-when-and-how-long': {
    title: 'Reden: wer, wann und wie lange',
    excerpt:
      'Vier Minuten sind länger, als es klingt. Eine Reihenfolge, bei der das Essen warm bleibt und der Saal wach.',
    tags: ['Reden', 'Ablauf', 'Hochzeitstag'],
  },
  'stage-height-and-other-sums': {
    title: 'Bühnenhöhe und andere Rechnungen',
    excerpt: 'Damit die letzte Reihe mehr sieht als Haare: vier kleine Rechnungen für einen Saal mit Bühne.',
    tags: ['Bühne', 'Tagungen'],
  },
  'ten-guests-ten-candles-one-cake': {
    title: 'Zehn Gäste, zehn Kerzen, eine Torte',
    excerpt: 'Ein Geburtstag zu Hause, für den es kein Motto braucht, nur einen Ofen und einen ausgezogenen Tisch.',
    tags: ['zu Hause', 'Torte', 'kleine Feste'],
  },
  'writing-an-invitation-that-gets-an-answer': {
    title: 'Eine Einladung, auf die man antwortet',
    excerpt:
      'Ein Datum, eine Adresse, eine Frage. Was man weglässt, wann man sie verschickt und wie man ein zweites ' +
      'Mal fragt.',
    tags: ['Einladungen', 'Gästeliste'],
  },
  'drapery-for-rooms-with-low-ceilings': {
    title: 'Stoffe für Räume mit niedriger Decke',
    excerpt: 'Leichter Stoff, hohe Haken, keine Bögen: wie Stoff einen niedrigen Raum höher macht statt kleiner.',
    tags: ['Stoffe', 'Orte'],
  },
};
