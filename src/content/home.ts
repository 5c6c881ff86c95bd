import { paths, servicePath } from '#paths';
import { company } from './company.ts';
import { serviceCards } from './services/cards.ts';
import type { Closing, HeroSlide, PageMeta, PhotoName, SectionHead, ServiceCardContent } from './types.ts';

/** Title and description of the home page for search engines. */
export const homeMeta: PageMeta = {
  title: 'Event planning, design and photography',
  description:
    'Weddings, birthdays and company events, planned, dressed and photographed by one team. A first ' +
    'conversation costs nothing.',
};

/** The four slides of the hero, in order. */
export const heroSlides: readonly HeroSlide[] = [
  {
    id: 'wedding',
    backgroundImage: 'wedding-table',
    eyebrow: 'Weddings',
    title: 'The day you will retell for years',
    subtitle:
      'From the first walk through the venue to the last dance, one team plans, designs and runs your ' +
      'wedding, so that you can simply be in it.',
    buttonText: 'Plan your wedding',
    buttonLink: servicePath('wedding'),
  },
  {
    id: 'birthday',
    backgroundImage: 'birthday-cake',
    eyebrow: 'Birthdays',
    title: 'Older, wiser, well catered',
    subtitle:
      'Tell us who is blowing out the candles. We bring the cake, the music and the chairs, and take ' +
      'the empty glasses away with us.',
    buttonText: 'Plan a birthday',
    buttonLink: servicePath('birthday'),
  },
  {
    id: 'consultation',
    backgroundImage: 'decor-lanterns',
    eyebrow: 'Consultation',
    title: 'Bring us half an idea',
    subtitle:
      'An hour, a notebook and no obligation. You leave with a rough plan, an honest range of costs ' +
      'and the name of the person to call.',
    buttonText: 'Book a consultation',
    action: 'enquiry',
  },
  {
    id: 'photography',
    backgroundImage: 'photo-video',
    eyebrow: 'Photography and video',
    title: 'Kept as it happened',
    subtitle:
      'Photographers who arrive early, know your aunts by name and are rarely noticed. Highlights ' +
      'reach you within 48 hours.',
    buttonText: 'See how we work',
    buttonLink: servicePath('photography'),
  },
];

/** The secondary button of every slide. */
export const heroSecondary = { text: 'See our work', to: paths.gallery } as const;

/** Accessible names of the hero's controls. */
export const heroControls = {
  /** What screen readers call the region and each slide (`aria-roledescription`). */
  roles: { region: 'Carousel', slide: 'Slide' },
  region: 'What we plan',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  /** @param index starting at 1. @param total number of slides. @returns the accessible name of an indicator. */
  slide: (index: number, total: number) => `Slide ${index} of ${total}`,
} as const;

/** Short introduction of the company. */
export const aboutTeaser = {
  eyebrow: `Since ${company.founded}`,
  title: 'Quietly thorough, warmly yours',
  body:
    `We began in ${company.founded} with a borrowed van and a wedding in an orchard. Today more than ` +
    'fifty planners, designers and technicians work behind the scenes of celebrations of every size. ' +
    'What has not changed: one person answers your call, knows your guests’ names and stays until the ' +
    'lights go out.',
  link: { text: 'Our story', to: paths.about },
  photos: ['consultation-desk', 'wedding-bouquet'],
} satisfies SectionHead & {
  body: string;
  link: { text: string; to: string };
  photos: [PhotoName, PhotoName];
};

/** Heading of the service cards. */
export const homeServices = {
  eyebrow: 'What we do',
  title: 'Occasions, start to finish',
  link: { text: 'All services', to: paths.services },
} satisfies SectionHead & { link: { text: string; to: string } };

/** Services on the home page's cards: the first four of the menu. */
export const homeServiceCards: readonly ServiceCardContent[] = serviceCards.slice(0, 4);

/** Heading of the recent events. */
export const homeEvents = {
  eyebrow: 'Lately',
  title: 'Recent events',
  link: { text: 'Open the gallery', to: paths.gallery },
} satisfies SectionHead & { link: { text: string; to: string } };

/** Heading of the testimonials. */
export const homeTestimonials = {
  eyebrow: 'Clients',
  title: 'In their words',
  link: { text: 'All testimonials', to: paths.testimonials },
} satisfies SectionHead & { link: { text: string; to: string } };

/** The closing section; its button opens the enquiry dialog. */
export const homeClosing: Closing = {
  eyebrow: 'Begin',
  title: 'Tell us about the day you have in mind',
  text: 'A first conversation costs nothing. We answer within one working day.',
  button: 'Book a consultation',
  photo: 'decor-candles',
};
