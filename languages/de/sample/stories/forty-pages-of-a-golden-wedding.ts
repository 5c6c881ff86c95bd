import type { EventStory } from '#domain/eventStory.ts';

export const goldenWedding: EventStory = {
  slug: 'forty-pages-of-a-golden-wedding',
  title: 'Vierzig Seiten goldene Hochzeit',
  category: 'photography',
  date: '2022-10-01',
  image: 'photo-video',
  place: 'In einer Bauernküche und im Hof dahinter',
  lead:
    'Gekocht, gebacken und geschmückt hat die Familie. Von uns kamen nur die Kameras und ein Stuhl für den ' +
    'Fotografen.',
  asked: [
    'Paul und Inès Hartley waren seit fünfzig Jahren verheiratet, und von ihrer Hochzeit gab es ein einziges ' +
      'Foto, auf dem er einen Hund ansieht. Ihre Tochter schrieb: kein Posieren, kein Planen, das würden sie ' +
      'merken. Ob jemand einfach da sein könne?',
  ],
  done: [
    'Arthur kam am Freitag, ohne Kamera, und schälte zwei Stunden lang Äpfel. Am Samstag sah ihn die Familie ' +
      'nicht mehr, und das ist schon der ganze Trick. Er arbeitete mit zwei kleinen Kameras und je einem ' +
      'Objektiv, im Fensterlicht, von einem Küchenstuhl aus. Sena filmte den Tisch von einem Stativ in der ' +
      'Ecke, an das man die Jacken hängte.',
    'Bis zur Dämmerung gab es kein Gruppenbild. Dann bat Inès selbst um eines. Es dauerte neunzig Sekunden: ' +
      'dreiundzwanzig Menschen, vier Generationen und ein fremder Hund, den niemand ansah.',
    'Die ersten dreißig Bilder waren am Montagmorgen da. Nach sechzehn Tagen kam die ganze Galerie, nach fünf ' +
      'Wochen der Film, mit der vollständigen Rede des Enkels und ohne die Stelle, an der er seine Brille ' +
      'sucht. Sie saß auf seiner Stirn, und er bat um die Stelle. Jetzt ist sie drin.',
    'Für das Album haben wir 212 Bilder abgezogen und auf unserem Boden ausgelegt. Paul und Inès zogen die ' +
      'Schuhe aus und gingen einen Nachmittag lang zwischen ihnen umher. Vierzig Seiten blieben. Die letzte ist ' +
      'von 1972, mit Hund.',
  ],
  figures: [
    { value: '1.860', label: 'Fotos insgesamt' },
    { value: '412', label: 'zum Aufheben' },
    { value: '40', label: 'Seiten am Ende' },
    { value: '48\u00a0h', label: 'bis zu den ersten dreißig' },
  ],
  pictures: [
    { image: 'photo-camera', caption: 'Die trägt Arthur immer. Sie ist älter als unsere Firma.' },
    { image: 'photo-prints', caption: 'Die ersten Abzüge trocknen. Aus ihnen wählte die Familie.' },
    { image: 'photo-lens', caption: 'Vier Objektive fuhren mit. Zwei blieben im Auto.' },
    { image: 'banner-gallery', caption: 'Kontaktbogen und Lupe, für alle, die gern etwas in der Hand haben.' },
    { image: 'photo-album', caption: 'Leinen, vierzig Seiten, aufgeschlagen bei den Bildern vom Hof.' },
  ],
  quote: {
    text: 'Meine Mutter hat es neben dem Brot liegen. Im Regal, sagt sie, ist ein Album bloß ein Buch.',
    name: 'Claire Hartley',
    role: 'Tochter',
  },
  credits: [
    { role: 'Fotos', name: 'Arthur Bell' },
    { role: 'Film', name: 'Sena Akyol' },
    { role: 'Album', name: 'Buchbinderei Koch' },
    { role: 'Alles andere', name: 'Familie Hartley' },
  ],
};
