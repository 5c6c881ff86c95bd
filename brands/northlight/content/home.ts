import {
  homeClosing as houseClosing,
  homeEvents as houseEvents,
  homeMeta as houseMeta,
  homeServices as houseServices,
  heroSlides as houseSlides,
  aboutTeaser as houseTeaser,
  homeTestimonials as houseTestimonials,
} from '#content/home.ts';
import { words } from '#content/words.ts';
import { company } from './company.ts';

export * from '#content/home.ts';

export const homeMeta = words(houseMeta, {
  title: 'Event agency for launches and late nights',
  description:
    'Northlight stages launches, company nights and private parties: set, light, sound and film from one hall on the pier.',
});

export const heroSlides = words(houseSlides, [
  {
    backgroundImage: 'corporate-stage',
    eyebrow: 'Launches and stages',
    title: 'Lights down. Your move.',
    subtitle:
      'Set, light, sound and the four seconds of silence before the doors open. Built in our hall, run by our crew.',
    buttonText: 'Stage a launch',
    buttonLink: '/services/corporate',
  },
  {
    backgroundImage: 'decor-string-lights',
    eyebrow: 'Private nights',
    title: 'Nobody asks for the time',
    subtitle: 'A roof, a long bar, one record too many. We plan the evening so that it feels as if nobody did.',
    buttonText: 'Plan a night',
  },
  {
    backgroundImage: 'corporate-microphone',
    eyebrow: 'First call',
    title: 'Bring the brief. Or none.',
    subtitle: 'Forty minutes, a whiteboard, no slides. You leave with a rough cut: format, cost range, three dates.',
    buttonText: 'Book the call',
  },
  {
    backgroundImage: 'photo-camera',
    eyebrow: 'Film and photo',
    title: 'Cut by breakfast',
    subtitle: 'Two cameras in the dark, one editor in the van. The first film is in your inbox before the coffee.',
    buttonText: 'See how we shoot',
  },
]);

export const aboutTeaser = words(houseTeaser, {
  eyebrow: `Pier 9, since ${company.founded}`,
  title: 'A hall, a crew, a switch',
  body:
    'Northlight began as three stagehands with the keys to an empty fish hall. Today thirty-one of us build, ' +
    'light and run evenings for companies that have something to show and for people who have something to ' +
    'celebrate. Whoever draws your set also stands behind it when the lights go down.',
  link: { text: 'Who we are' },
  photos: ['corporate-stage', 'corporate-microphone'],
});

export const homeServices = words(houseServices, { eyebrow: 'Formats', title: 'Five ways to fill the dark' });

export const homeEvents = words(houseEvents, { eyebrow: 'Log', title: 'Recent nights', link: { text: 'All work' } });

export const homeTestimonials = words(houseTestimonials, { eyebrow: 'Said after', title: 'The morning reviews' });

export const homeClosing = words(houseClosing, {
  eyebrow: 'Your date',
  title: 'Which night is it?',
  text: 'Send the date and one sentence. Someone from the crew answers within one working day.',
  button: 'Book the call',
  photo: 'corporate-gala',
});
