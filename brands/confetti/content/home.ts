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
  title: 'Children’s parties without the tears',
  description:
    'Pip & Confetti plans birthdays, school fêtes and family days: games, cake, decorations and the sweeping afterwards.',
});

export const heroSlides = words(houseHeroSlides, [
  {
    backgroundImage: 'birthday-balloons',
    eyebrow: 'Birthdays',
    title: 'Hip, hip, you sit down',
    subtitle: 'We blow up the balloons, lead the games, cut the cake and take the crumbs home. You get to watch.',
    buttonText: 'Plan a birthday',
    buttonLink: '/services/birthday',
  },
  {
    backgroundImage: 'birthday-cupcakes',
    eyebrow: 'Cake first',
    title: 'Ten guests, ten candles, one plan',
    subtitle: 'Pirates, planets, ponies, or all of them at once. Tell us what the birthday child draws most often.',
    buttonText: 'See the themes',
  },
  {
    backgroundImage: 'birthday-gifts',
    eyebrow: 'A quick call',
    title: 'Which Saturday is it?',
    subtitle: 'Fifteen minutes during nap time. You leave with a theme, a price and one thing less to think about.',
    buttonText: 'Book the call',
  },
  {
    backgroundImage: 'birthday-confetti',
    eyebrow: 'Pictures',
    title: 'Real faces, icing included',
    subtitle: 'Our photographer kneels. The album comes before the thank-you cards are due.',
    buttonText: 'See how we snap',
  },
]);

export const aboutTeaser = words(houseAboutTeaser, {
  eyebrow: 'Since 2018',
  title: 'Loud for two hours, tidy by six',
  body: 'We are twelve grown-ups who never stopped liking pass the parcel. There is always one of us for six children, one who has read the allergy list twice, and one with a mop. You know all three by name before the doorbell rings.',
  link: { text: 'Who we are' },
  photos: ['birthday-table', 'birthday-cake'],
});

export const homeServices = words(houseHomeServices, { eyebrow: 'What we do', title: 'Pick a kind of hooray' });

export const homeEvents = words(houseHomeEvents, {
  eyebrow: 'Just swept up',
  title: 'Recent parties',
  link: { text: 'More pictures' },
});

export const homeTestimonials = words(houseHomeTestimonials, { eyebrow: 'Parents', title: 'From the sofa' });

export const homeClosing = words(houseHomeClosing, {
  eyebrow: 'Ready?',
  title: 'Tell us who turns how old',
  text: 'That is all we need to begin. We answer within one working day.',
  button: 'Book the call',
  photo: 'birthday-balloons',
});
