import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import type { ServicePageContent } from '#content/types.ts';

export const decorationPage: ServicePageContent = {
  noun: 'Ihre Dekoration',
  icon: LocalFloristOutlined,
  meta: {
    title: 'Dekoration und Blumen für Feste',
    description:
      'Blumen, Stoffe, Laternen und Kerzenlicht, für Ihren Raum gezeichnet, in unserer Werkstatt gebaut und wieder ' +
      'abgeholt. Am besten 3 bis 6 Monate vorher.',
  },
  overview: {
    description:
      'Ein Zelt, ein Ballsaal oder ein Rathaussaal mit schwieriger Decke. Wir messen, zeichnen, bauen in unserer ' +
      'Werkstatt, was der Raum braucht, und nehmen alles wieder mit.',
    features: [
      'Skizzen Ihres Raums',
      'Blumen und Tischschmuck',
      'Stoffbahnen und Kulissen',
      'Kerzen, Laternen, Lichterketten',
      'Auf- und Abbau',
    ],
    photo: 'decor-entrance',
  },
  title: 'Dekoration',
  subtitle: 'Räume, festlich für einen Abend',
  description:
    'Blumen, Stoffe, Kerzen und Ballons, für Ihren Raum gezeichnet und in der eigenen Werkstatt gebaut. Bevor Sie ' +
    'entscheiden, sehen Sie eine Skizze und einen fertigen Tisch. Danach sehen Sie den Raum, wie er war.',
  features: [
    'Skizzen Ihres Raums',
    'Blumen und Tischschmuck',
    'Stoffbahnen und Kulissen',
    'Kerzen, Laternen, Lichterketten',
    'Ballongirlanden und Bögen',
    'Mustertisch vor der Entscheidung',
    'Auf- und Abbau',
  ],
  image: 'decor-centerpiece',
  ctaLabel: 'Dekoration anfragen',
  workTitle: 'Räume aus letzter Zeit',
  gallery: [
    { image: 'decor-drapery', caption: 'Elfenbein und Altrosa, mit Rosen gerafft' },
    { image: 'decor-entrance', caption: 'Pflaumenfarbener Läufer zwischen Rosen auf Sockeln' },
    { image: 'decor-lanterns', caption: 'Messinglaternen auf der Gartentreppe' },
    { image: 'decor-candles', caption: 'Stumpen und Spitzkerzen vor tiefem Pflaumenton' },
    { image: 'decor-string-lights', caption: 'Glühbirnen über der langen Tafel' },
    { image: 'birthday-balloons', caption: 'Ballongirlande am goldenen Reif' },
  ],
  testimonials: [
    {
      name: 'Margaret Hale',
      role: 'Mutter der Braut',
      image: '/portraits/portrait-7.svg',
      quote: 'Das Rathaus sieht seit 1962 aus wie ein Rathaus. Einen Abend lang nicht.',
    },
    {
      name: 'Samira Haddad',
      role: 'Vorsitzende einer Benefizgala',
      image: '/portraits/portrait-9.svg',
      quote: 'Im März zeigten sie uns einen Tisch. Im Juni waren es dreißig, und jeder sah aus wie der erste.',
    },
  ],
  faqs: [
    {
      question: 'Wie früh sollten wir anfragen?',
      answer:
        'Am besten 3 bis 6 Monate im Voraus, bei großen Festen oder Hochzeiten in der Hochsaison 6 bis 12. Das Tempo ' +
        'bestimmen die Blumen, die eigens gezogen werden müssen.',
    },
    {
      question: 'Und wenn Nägel und offene Flammen verboten sind?',
      answer:
        'Das sind sie fast überall, und wir fragen nach den Regeln, bevor wir zeichnen. Unsere Stoffe hängen an ' +
        'eigenen Gestellen, und auf unsere elektrischen Kerzen ist schon ein Feuerwehrmann hereingefallen.',
    },
    {
      question: 'Mieten oder kaufen wir?',
      answer:
        'Gestelle, Vasen, Laternen und Stoffe sind gemietet. Die Blumen gehören Ihnen, ebenso alles, was nur für Sie ' +
        'gemacht wurde, etwa ein Schild oder eine bemalte Kulisse.',
    },
    {
      question: 'Wer baut auf und ab?',
      answer:
        'Immer wir. Die Leitern sind fort, bevor der erste Gast kommt, und geräumt ist der Raum noch in der Nacht ' +
        'oder zu der Stunde, die das Haus vorgibt.',
    },
  ],
  closingPhoto: 'closing-decoration',
  closing: 'Schicken Sie uns ein Bild des Raums, so schlicht er ist. Wir sagen Ihnen, was wir darin sehen.',
};
