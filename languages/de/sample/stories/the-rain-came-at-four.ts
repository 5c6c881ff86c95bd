import type { EventStory } from '#domain/eventStory.ts';

export const rain: EventStory = {
  slug: 'the-rain-came-at-four',
  title: 'Der Regen kam um vier',
  category: 'wedding',
  date: '2022-08-27',
  image: 'about-venue',
  place: 'Auf Fairholm, einem Haus mit Rasen und Saal',
  lead: 'Eine Gartenhochzeit für 120 Gäste, bei der der Garten die Trauung bekam und der Saal alles andere.',
  asked: [
    'Ellen und Robert Lang hatten Fairholm wegen des Rasens gewählt. Den Saal hatten sie einmal gesehen, im ' +
      'Februar, mit gestapelten Stühlen und einer Tischtennisplatte darin, und hätten auf ein Wiedersehen ' +
      'verzichtet. Wir baten um einen Nachmittag, um sie umzustimmen, und um die Erlaubnis, zwei Pläne zu ' +
      'zeichnen.',
  ],
  done: [
    'Beide Pläne hatten dieselben Tische, dieselben Wege und dieselben Blumen. Im zweiten trat die lange ' +
      'Seite des Saals mit ihren neun Bogenfenstern an die Stelle der Aussicht. Er war von Anfang an ' +
      'durchgerechnet, bis zur letzten Kerze. Robert fragte, warum er für eine Zeichnung zahlen solle, die er ' +
      'hoffentlich nie brauche. Heute fragt er das anders.',
    'Um neun Uhr früh stand der Saal vorsichtshalber für die Trauung bereit, in Reihen, mit Blumen am ' +
      'Mittelgang. Um zehn nannte die Vorhersage für drei Uhr 20 Prozent, für sechs Uhr 70. Die Regel stand auf ' +
      'dem Blatt, also brauchte niemand mutig zu sein: Die Trauung bleibt draußen, das Essen zieht um. Um eins ' +
      'standen die vergoldeten Stühle um Tische, und der Bogen auf dem Rasen hatte Sandsäcke unter dem Tuch.',
    'Um halb drei heirateten die beiden, bei einer Sonne, die jeden Schirm lächerlich machte. Um vier, zum ' +
      'Empfang auf der Terrasse, fielen die ersten Tropfen. Mei öffnete die Türen des Saals und sagte, es gebe ' +
      'heute etwas früher Essen. Um zehn nach vier sah niemand mehr, dass es draußen hätte sein sollen, bis auf ' +
      'die Mutter der Braut, die den ersten Plan kannte und schwieg.',
    'Die offene Frage war die Torte. Drei Etagen Buttercreme reisen ungern, also stand sie als Einzige von ' +
      'Anfang an im Saal. Während der Reden trommelte der Regen an die Fenster, und der Trauzeuge wartete ihn ' +
      'ab, zweimal, wie man auf einen Zug wartet.',
  ],
  figures: [
    { value: '2', label: 'Pläne, mit Preis' },
    { value: '10:00', label: 'fiel die Entscheidung' },
    { value: '3\u00a0h', label: 'Umzug für 120 Gäste' },
    { value: '60', label: 'Schirme, trocken zurück' },
  ],
  pictures: [
    { image: 'wedding-arch-aisle', caption: 'Der Rasen um zwei. Unter dem Tuch liegen 80 Kilo Sand.' },
    { image: 'consultation-desk', caption: 'Zwei Sitzpläne in einem Notizbuch, seit März.' },
    { image: 'wedding-rings', caption: 'Zehn Minuten vorher. Die Trauzeugin zählte noch einmal nach.' },
    { image: 'wedding-cake', caption: 'Drei Etagen, die nie draußen waren.' },
    {
      image: 'planning-flatlay',
      caption: 'Die Einladung nannte einen Ort und eine Uhrzeit. Sie behielt in beidem recht.',
    },
  ],
  quote: {
    text: 'Wir haben ein Bild, auf dem alle lachend an einem Fenster stehen. Das hängt bei uns an der Wand.',
    name: 'Robert Lang',
    role: 'Bräutigam',
  },
  credits: [
    { role: 'Planung', name: 'Mei Tanaka' },
    { role: 'Produktion', name: 'Tomas Reyes' },
    { role: 'Blumen', name: 'Odile Marchand' },
    { role: 'Torte', name: 'Bäckerei Orsolya' },
    { role: 'Fotos', name: 'Arthur Bell, mit Sena Akyol' },
  ],
};
