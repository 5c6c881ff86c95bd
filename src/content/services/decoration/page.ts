import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import type { ServicePageContent } from '../../types.ts';

/** Page of event decorations. */
export const decorationPage: ServicePageContent = {
  noun: 'Event Decorations',
  icon: LocalFloristOutlined,
  meta: {
    title: 'Event decoration and flowers',
    description:
      'Flowers, drapery, lanterns and candlelight, drawn for your room, built in our workshop and ' +
      'cleared away for you. Book 3-6 months ahead.',
  },
  overview: {
    description:
      'A tent, a ballroom or a town hall with a difficult ceiling. We measure it, draw it, build what ' +
      'it needs in our workshop and take everything away again.',
    features: [
      'Sketches of your room',
      'Flowers and centerpieces',
      'Drapery and backdrops',
      'Candles, lanterns, string lights',
      'Setup and takedown',
    ],
    photo: 'decor-entrance',
  },
  title: 'Event decorations',
  subtitle: 'Rooms dressed for one evening',
  description:
    'Flowers, drapery, candles and balloons, drawn for your room and built in our own workshop. Before ' +
    'you decide, you see a sketch and one finished table. Afterward, you see the room as it was.',
  features: [
    'Sketches of your room',
    'Flowers and centerpieces',
    'Drapery and backdrops',
    'Candles, lanterns, string lights',
    'Balloon garlands and arches',
    'Sample table before you decide',
    'Setup and takedown',
  ],
  image: 'decor-centerpiece',
  ctaLabel: 'Discuss Your Decoration Needs',
  workTitle: 'From recent rooms',
  gallery: [
    { image: 'decor-drapery', caption: 'Ivory and blush, tied back with roses' },
    { image: 'decor-entrance', caption: 'Plum runner between two urns' },
    { image: 'decor-lanterns', caption: 'Brass lanterns, garden steps' },
    { image: 'decor-candles', caption: 'Pillars and tapers on deep plum' },
    { image: 'decor-string-lights', caption: 'Bulbs over the long table' },
    { image: 'birthday-balloons', caption: 'Balloon garland on a gold hoop' },
  ],
  testimonials: [
    {
      name: 'Margaret Hale',
      role: 'Mother of the bride',
      image: '/portraits/portrait-7.svg',
      quote: 'The town hall has looked like a town hall since 1962. For one evening, it did not.',
    },
    {
      name: 'Samira Haddad',
      role: 'Chair of a charity gala',
      image: '/portraits/portrait-9.svg',
      quote: 'They showed us one table in March. In June there were thirty, and every one matched the first.',
    },
  ],
  faqs: [
    {
      question: 'How far ahead should we book?',
      answer:
        'We recommend 3-6 months ahead, and 6-12 months for large events or weddings in peak season. ' +
        'Flowers that have to be grown to order set the pace.',
    },
    {
      question: 'What if the venue allows no nails or open flames?',
      answer:
        'Most venues have such rules, and we ask for them before we draw. Our drapery stands on its ' +
        'own frames, and our electric candles have fooled a fire officer.',
    },
    {
      question: 'Do we rent or buy?',
      answer:
        'Frames, vases, lanterns and fabrics are rented. The flowers are yours, and so is anything ' +
        'made for you alone, such as a sign or a painted backdrop.',
    },
    {
      question: 'Who sets up and takes down?',
      answer:
        'We do, always. The ladders are gone before your first guest arrives, and the room is cleared ' +
        'that night or at the hour your venue sets.',
    },
  ],
  closingPhoto: 'closing-decoration',
  closing: 'Send us a picture of the room, however plain. We will tell you what we see in it.',
};
