import CakeOutlined from '@mui/icons-material/CakeOutlined';
import type { ServicePageContent } from '../../types.ts';

/** Page of birthday parties. */
export const birthdayPage: ServicePageContent = {
  noun: 'Birthday Party',
  icon: CakeOutlined,
  meta: {
    title: 'Birthday party planning',
    description:
      'Birthday parties for children and adults, planned around the guest of honor: theme, cake, ' +
      'music, decorations, setup and clearing away.',
  },
  overview: {
    description:
      'Children’s afternoons, thirtieths that run late and lunches for someone who has asked for no ' +
      'fuss. The theme comes from the person, and the dirty dishes go home with us.',
    features: [
      'Theme drawn from the person',
      'Cake and catering',
      'Balloons, flowers and tables',
      'Games, music and entertainers',
      'Setup and clearing away',
    ],
    photo: 'birthday-table',
  },
  title: 'Birthdays',
  subtitle: 'From first candles to ninetieth toasts',
  description:
    'A party should sound like its guest of honor. We ask what they love, whom they would like to sit ' +
    'beside and how late they mean to stay, then build the day around the answers.',
  features: [
    'Theme drawn from the person',
    'Cake and catering',
    'Balloons, flowers and tables',
    'Games, music and entertainers',
    'Invitations and replies',
    'Surprises, kept secret',
    'Setup and clearing away',
  ],
  image: 'birthday-balloons',
  ctaLabel: 'Envision Your Celebration',
  workTitle: 'From recent birthdays',
  gallery: [
    { image: 'birthday-cake', caption: 'Plum drip, macarons and one deep breath' },
    { image: 'birthday-table', caption: 'Party table under paper rosettes' },
    { image: 'birthday-cupcakes', caption: 'Cupcakes on a sage-green stand' },
    { image: 'birthday-confetti', caption: 'Midnight, a few streamers later' },
    { image: 'birthday-gifts', caption: 'The gift table, still wrapped' },
    { image: 'decor-candles', caption: 'Dinner for an eightieth, candles uncounted' },
  ],
  testimonials: [
    {
      name: 'Eleanor Whitfield',
      role: 'Turned eighty',
      image: '/portraits/portrait-7.svg',
      quote: 'I asked for no fuss. I was given forty people, the songs we used to dance to, and no fuss.',
    },
    {
      name: 'Noah Bennett',
      role: 'Host of his sister’s thirtieth',
      image: '/portraits/portrait-8.svg',
      quote: 'My sister suspected nothing until the lights came on. She has been suspicious of me ever since.',
    },
  ],
  faqs: [
    {
      question: 'How far ahead should we book?',
      answer:
        'Three months is comfortable for most parties. Allow up to six if you want a particular venue ' +
        'or a room full of flowers. For anything sooner, call, and we will tell you what is possible.',
    },
    {
      question: 'Do you plan parties for children?',
      answer:
        'Often. Up to the age of ten we suggest two hours, a quiet corner and a cake that arrives ' +
        'before anyone is tired. We only send entertainers we have watched at work.',
    },
    {
      question: 'Can the party be at our home?',
      answer:
        'Yes. We visit first to look at power, parking and where the coats will go. Whatever is ' +
        'missing we bring, and the rooms are left as we found them.',
    },
    {
      question: 'Can you keep a surprise?',
      answer:
        'So far, always. We write to you alone, under a dull subject line, and help you think of a ' +
        'reason to get the guest of honor to the door on time.',
    },
  ],
  closingPhoto: 'closing-birthday',
  closing: 'Tell us who it is for and what makes them laugh. The number of candles is optional.',
};
