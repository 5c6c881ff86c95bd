import {
  aboutTeaser as houseAboutTeaser,
  heroSlides as houseHeroSlides,
  homeClosing as houseHomeClosing,
  homeEvents as houseHomeEvents,
  homeMeta as houseHomeMeta,
  homeServices as houseHomeServices,
  homeTestimonials as houseHomeTestimonials,
} from '#content/home.ts';
import { words } from '#content/words.ts';

export * from '#content/home.ts';

export const homeMeta = words(houseHomeMeta, {
  title: 'Flowers for weddings, tables and rooms',
  description:
    'Linden Blomst grows, chooses and arranges flowers for weddings, dinners and quiet rooms. What is in season, and not much of it.',
});

export const heroSlides = words(houseHeroSlides, [
  {
    backgroundImage: 'wedding-bouquet',
    eyebrow: 'Weddings',
    title: 'What grows that week',
    subtitle: 'A bouquet, a table, a doorway. We choose on the morning, from growers we have known for years.',
    buttonText: 'Wedding flowers',
    buttonLink: '/services/wedding',
  },
  {
    backgroundImage: 'decor-centerpiece',
    eyebrow: 'Tables',
    title: 'Low enough to talk across',
    subtitle: 'Flowers for dinners at which people are meant to see each other.',
    buttonText: 'Table flowers',
  },
  {
    backgroundImage: 'planning-flatlay',
    eyebrow: 'First visit',
    title: 'Come in, it is quiet',
    subtitle: 'An hour at the long bench with branches and coffee. Bring the date, not a picture.',
    buttonText: 'Arrange an hour',
  },
  {
    backgroundImage: 'decor-entrance',
    eyebrow: 'Kept',
    title: 'And then it fades, well',
    subtitle: 'We photograph what we make, once, in daylight. The rest is for you to remember.',
    buttonText: 'See our work',
  },
]);

export const aboutTeaser = words(houseAboutTeaser, {
  eyebrow: 'Since 2009',
  title: 'Five people, one tree',
  body: 'We work in an old glasshouse beside a linden. There is no catalog: there is what came in this morning. Little of it, placed where it is seen, and carried home by your guests afterwards.',
  link: { text: 'About us' },
  photos: ['wedding-bouquet', 'planning-flatlay'],
});

export const homeServices = words(houseHomeServices, { eyebrow: 'What we make', title: 'Few things, slowly' });

export const homeEvents = words(houseHomeEvents, {
  eyebrow: 'This year',
  title: 'Recent rooms',
  link: { text: 'All of them' },
});

export const homeTestimonials = words(houseHomeTestimonials, { eyebrow: 'Letters', title: 'What people wrote' });

export const homeClosing = words(houseHomeClosing, {
  eyebrow: 'A date',
  title: 'Which month is it?',
  text: 'It decides more than the color. We answer within one working day.',
  button: 'Arrange an hour',
  photo: 'closing-decoration',
});
