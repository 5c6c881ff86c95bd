import type { Banner, Closing, PageMeta } from './types.ts';

/** Title and description of the gallery for search engines. */
export const galleryMeta: PageMeta = {
  title: 'Event Gallery',
  description:
    'Tables, stages, cakes and candlelight from weddings, birthdays and corporate events we have ' +
    'planned, decorated and photographed.',
};

/** The banner of the gallery. */
export const galleryBanner: Banner = {
  eyebrow: 'Our work',
  title: 'Event Gallery',
  lead: 'Most of these were taken about an hour before the guests arrived.',
  photo: 'banner-gallery',
};

/** Texts of the gallery and the lightbox. */
export const galleryWords = {
  filterLabel: 'Show pictures of',
  /**
   * @param count number of matching pictures. @returns the announcement for screen readers after a change of the
   * filter.
   */
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  /** @param alt of the picture. @returns the accessible name of the button that enlarges it. */
  enlarge: (alt: string) => `Enlarge: ${alt}`,
  empty: {
    title: 'No pictures here yet',
    text: 'The albums are still being sorted. Ask us, and we show you what we have.',
  },
  link: 'Read the story',
  /** @param alt of the picture. @returns the accessible name of the link to its story. */
  linkLabel: (alt: string) => `Read the story: ${alt}`,
  lightbox: 'Picture viewer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  /** @param index starting at 1. @param total number of pictures. @returns the position of the current picture. */
  counter: (index: number, total: number) => `${index} of ${total}`,
} as const;

/** Texts of an event's story. */
export const storyWords = {
  facts: { kind: 'Occasion', date: 'Date', place: 'Place' },
  asked: 'What was asked',
  done: 'What we did',
  figures: 'In numbers',
  credits: 'Who took part',
  plan: {
    title: 'Something like this, or nothing like it',
    text: 'Tell us the date, the number of people and one thing you would hate. We answer within one working day.',
    button: 'Plan something like this',
  },
  next: 'The next story',
} as const;

/** The closing section of the gallery. */
export const galleryClosing: Closing = {
  eyebrow: 'The next album',
  title: 'A picture is missing here',
  text: 'The one of your table, an hour before the guests arrive. Tell us the date and the room, and we answer within one working day.',
  button: 'Tell us the date',
  photo: 'closing-photography',
};
