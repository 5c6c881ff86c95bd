import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import type { ServicePageContent } from '../../types.ts';

/** Page of corporate events. */
export const corporatePage: ServicePageContent = {
  noun: 'Corporate Event',
  icon: BusinessCenterOutlined,
  meta: {
    title: 'Corporate event planning',
    description:
      'Conferences, product launches, galas and board days with one producer, one approved budget and ' +
      'one itemized invoice at the end.',
  },
  overview: {
    description:
      'Conferences, product launches, annual dinners and quiet board days. One producer holds the ' +
      'schedule and the budget, and your own team is free to talk to its guests.',
    features: [
      'Conferences and seminars',
      'Product launches and galas',
      'Stage, sound and light',
      'Registration and name badges',
      'One itemized invoice',
    ],
    photo: 'corporate-gala',
  },
  title: 'Corporate events',
  subtitle: 'The agenda holds, and so does the coffee',
  description:
    'From a board day for eight to a gala for three hundred, one producer is responsible for the ' +
    'schedule and the budget. Your team gets to talk to its guests instead of looking for the adapter.',
  features: [
    'Conferences and seminars',
    'Product launches and galas',
    'Venue and catering contracts',
    'Stage, sound and light',
    'Registration and name badges',
    'Speaker travel and care',
    'One itemized invoice',
  ],
  image: 'corporate-stage',
  ctaLabel: 'Discuss Your Corporate Event',
  workTitle: 'From recent company events',
  gallery: [
    { image: 'corporate-gala', caption: 'Annual gala, thirty tables of ten' },
    { image: 'corporate-microphone', caption: 'Sound check, half past seven' },
    { image: 'corporate-lanyards', caption: 'Badges, before the names go on' },
    { image: 'corporate-boardroom', caption: 'Board day, notebooks squared' },
    { image: 'corporate-coffee', caption: 'Coffee break, on the minute' },
    { image: 'decor-entrance', caption: 'Arrivals at an awards dinner' },
  ],
  testimonials: [
    {
      name: 'Nadia Rahman',
      role: 'Head of communications',
      image: '/portraits/portrait-9.svg',
      quote: 'Nine speakers, two stages, one canceled flight. The audience heard nine talks, on time.',
    },
    {
      name: 'Marcus Reed',
      role: 'Finance director',
      image: '/portraits/portrait-6.svg',
      quote: 'The budget I approved in March and the invoice I paid in June had the same number at the bottom.',
    },
  ],
  faqs: [
    {
      question: 'How far ahead should we book?',
      answer:
        'For a conference or gala, six to nine months gives you a choice of venues. A board day or a ' +
        'dinner can be arranged in six weeks. Dates in early December go first.',
    },
    {
      question: 'How do you handle the budget?',
      answer:
        'You approve one sheet that shows every supplier and our fee. Changes are priced before they ' +
        'are made, and after the event you receive a single itemized invoice.',
    },
    {
      question: 'Can you follow our brand and security rules?',
      answer:
        'Yes. We work to your brand guide, sign your confidentiality agreement and go through your ' +
        'supplier checks. Guest lists are used for the event only and deleted afterward.',
    },
    {
      question: 'Do you record the talks?',
      answer:
        'Our own crew can film the stage and the slides. You receive each talk as an edited video in ' +
        '4-6 weeks. For a live stream, we test the line at the venue beforehand.',
    },
  ],
  closingPhoto: 'closing-corporate',
  closing:
    'Send us the date, the headcount and what people should remember on Monday. We answer within one ' + 'working day.',
};
