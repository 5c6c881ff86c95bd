import type { Banner, Closing, PageMeta } from './types.ts';

/** Title and description of the services overview for search engines. */
export const servicesMeta: PageMeta = {
  title: 'Services',
  description:
    'Weddings, birthdays, corporate events, photography and decoration: what each service includes and ' +
    'how we work, from first call to last box.',
};

/** The banner of the services overview. */
export const servicesBanner: Banner = {
  eyebrow: 'What we do',
  title: 'Services',
  lead: 'Take the whole event or only the part you would rather not do yourself.',
  photo: 'banner-services',
};

/** The link from a service's card or section to its page. */
export const learnMore = {
  text: 'Learn More',
  /** @param name of the service. @returns a visually hidden suffix that makes the link's text unambiguous. */
  about: (name: string) => ` about ${name}`,
} as const;

/** Closing section of the services overview; its button opens the enquiry dialog. */
export const servicesClosing: Closing = {
  eyebrow: 'Not sure yet?',
  title: 'A date is enough to begin',
  text:
    'Many events are a little of everything. Tell us what you know so far, and we answer within one ' + 'working day.',
  button: 'Book a consultation',
  photo: 'closing-decoration',
};
