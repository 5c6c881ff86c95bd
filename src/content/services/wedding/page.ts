import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import type { ServicePageContent } from '../../types.ts';

/** Page of weddings. */
export const weddingPage: ServicePageContent = {
  noun: 'Wedding',
  icon: FavoriteBorder,
  meta: {
    title: 'Wedding planning and design',
    description:
      'Full wedding planning by one lead planner: venue, flowers, menu, budget, timetable and the day ' +
      'itself. Book 12 to 18 months ahead.',
  },
  overview: {
    description:
      'From a garden lunch for twenty to a ballroom for three hundred. Your planner finds the venue, ' +
      'writes the timetable and stands at the back of the room until the last song.',
    features: [
      'Full planning and design',
      'Venue search and contracts',
      'Flowers and table design',
      'Menu tasting and bar',
      'Running the day itself',
    ],
    photo: 'wedding-champagne',
  },
  title: 'Weddings',
  subtitle: 'A day that feels like you, run by people you know',
  description:
    'We take the planning from the first guest list to the last taxi. You meet one lead planner, who ' +
    'stays with you throughout, and a designer who works from your taste, not from a catalog.',
  features: [
    'Full planning and design',
    'Venue search and contracts',
    'Budget kept in one sheet',
    'Flowers and table design',
    'Menu tasting and bar',
    'Timetable and suppliers',
    'Running the day itself',
  ],
  image: 'wedding-arch-aisle',
  ctaLabel: 'Begin Your Journey',
  workTitle: 'From recent weddings',
  gallery: [
    { image: 'wedding-bouquet', caption: 'Bridal bouquet in blush and plum' },
    { image: 'decor-centerpiece', caption: 'Flowers tall enough to talk under' },
    { image: 'wedding-cake', caption: 'Three tiers, sugar flowers, gold leaf' },
    { image: 'wedding-champagne', caption: 'The toast, just before six' },
    { image: 'wedding-rings', caption: 'Two rings on blush silk' },
    { image: 'decor-string-lights', caption: 'Dinner outside, lights on at dusk' },
  ],
  testimonials: [
    {
      name: 'Jessica Adams',
      role: 'Bride',
      image: '/portraits/portrait-5.svg',
      quote:
        'We handed over a folder of half ideas and got back a wedding that looked as if we had planned ' +
        'it all along.',
    },
    {
      name: 'Robert Lang',
      role: 'Groom',
      image: '/portraits/portrait-6.svg',
      quote: 'It rained at four. By ten past, nobody could tell that dinner had been meant to be outside.',
    },
  ],
  faqs: [
    {
      question: 'How far ahead should we book?',
      answer:
        'We recommend 12-18 months ahead, above all for a Saturday in season. If your date is closer, ' +
        'ask: we keep a few days for the brave.',
    },
    {
      question: 'Do you work with our own suppliers?',
      answer:
        'Gladly. We brief them, put them on our timetable and read the small print. Where someone is ' +
        'missing, we suggest two or three people we know well.',
    },
    {
      question: 'Can you travel?',
      answer:
        'Yes. Travel is one clear line in the budget, agreed before you sign. Your planner sees the ' +
        'venue early on, and the team sleeps nearby the night before.',
    },
    {
      question: 'What happens if the weather turns?',
      answer:
        'Every outdoor plan comes with an indoor one, drawn and priced from the start. You and your ' +
        'planner settle on an hour to decide, and then we move the tables.',
    },
  ],
  closingPhoto: 'decor-candles',
  closing: 'Tell us the date, the rough number of guests and one thing you would hate. We can start from ' + 'there.',
};
