import type { EventStory } from '#domain/eventStory.ts';

export const townHall: EventStory = {
  slug: 'a-town-hall-for-one-evening',
  title: 'Ein Rathaus, einen Abend lang',
  category: 'decoration',
  date: '2022-05-21',
  image: 'decor-lanterns',
  place: 'Im Rathaus von Ashby',
  lead:
    'Braunes Holz bis zur Schulter, eine Plattendecke auf 2,54 Metern. Und eine Braut, die nebenan zur Schule ' +
    'ging.',
  asked: [
    'Margaret Hale schickte uns zwei Fotos des Saals und den Satz „Seien Sie ehrlich“. Ihre Tochter wollte in Ashby ' +
      'heiraten, und in Ashby gibt es genau einen Raum für neunzig Gäste. Er sieht seit 1962 aus wie ein Rathaus. Er ' +
      'riecht nach Bohnerwachs und Wahlen.',
  ],
  done: [
    'Wir waren ehrlich: Gegen die Decke war nichts zu machen, also durfte niemand hinsehen. Alles Licht über ' +
      'Kopfhöhe blieb aus. Das Braun verschwand hinter 80 Metern elfenbeinfarbenem Voile, in Falten, von einem ' +
      'Zentimeter unter der Decke bis einen Fingerbreit über den Boden. Dahinter standen dreißig kleine Lampen ' +
      'und strahlten nach oben, mit einem Drittel ihrer Kraft.',
    'Es gibt eine einzige Girlande, an der Stirnseite, aus Rosen und hängendem Grün über gerafftem Stoff in ' +
      'Elfenbein und Rosa. Sie endet bei 2,39 Metern, und weil sie vor der Decke aufhört, glaubt man, es müsse ' +
      'noch viel Decke übrig sein. In der Mitte des Raums hängt nichts. Das gefiel der Feuerwehr ebenso gut wie ' +
      'uns.',
    'Draußen führen Steinstufen hinauf, die älter sind als der Saal und das Schönste an ihm. Sie bekamen ' +
      'Laternen, die größten ganz unten. Die Gäste gingen auf das Licht zu und hatten auf der letzten Stufe den ' +
      'Parkplatz vergessen.',
    'Zu viert brauchten wir sechs Stunden. Um ein Uhr nachts steckte der Stoff wieder in seinen fünf Säcken, ' +
      'der Saal war wieder braun, und am Montag ging es darin um die Kanalisation.',
  ],
  figures: [
    { value: '2,54\u00a0m', label: 'vom Boden bis zur Decke' },
    { value: '80\u00a0m', label: 'elfenbeinfarbener Voile' },
    { value: '6\u00a0h', label: 'hinauf, zwei herunter' },
  ],
  pictures: [
    { image: 'decor-drapery', caption: 'Die Stirnseite. Die Girlande endet 15 Zentimeter unter der Decke.' },
    { image: 'closing-decoration', caption: 'Die Tür zum Ratszimmer, die niemand fand.' },
    { image: 'banner-services', caption: 'Zum ersten Treffen mitgebracht: Stoff, Bänder, dreierlei Kerzen.' },
  ],
  quote: {
    text: 'Das Rathaus sieht seit 1962 aus wie ein Rathaus. Einen Abend lang nicht.',
    name: 'Margaret Hale',
    role: 'Mutter der Braut',
  },
  credits: [
    { role: 'Gestaltung', name: 'Odile Marchand' },
    { role: 'Werkstatt', name: 'Ben Ostrander' },
    { role: 'Aufbau', name: 'Lucy Ame, Piet Lindqvist, Imran Qureshi' },
    { role: 'Fotos', name: 'Sena Akyol' },
  ],
};
