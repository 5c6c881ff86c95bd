import { company } from './company.ts';

/** The labels of the menu, in the header and the footer. */
export const menuLabels = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  gallery: 'Gallery',
  testimonials: 'Testimonials',
  blog: 'Blog',
  contact: 'Contact',
  bookNow: 'Book Now',
} as const;

/** The words of the footer. */
export const footer = {
  text: `${company.tagline}. Founded in ${company.founded}.`,
  company: 'Company',
  services: 'Services',
  visit: 'Visit',
  social: 'Elsewhere',
  /** @param year the current year. @returns the last line of the page. */
  copyright: (year: number) => `© ${year} ${company.name}`,
} as const;

/** What controls and landmarks say to someone who cannot see them. */
export const siteLabels = {
  skipLink: 'Skip to content',
  mainMenu: 'Main menu',
  footerMenu: 'Footer menu',
  homeLink: `${company.name}, home page`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  servicesMenu: 'Services menu',
  whatsapp: 'Chat on WhatsApp',
  call: `Call us at ${company.phone.display}`,
  email: `Write to ${company.email}`,
} as const;

/** The choice between light and dark. */
export const colorScheme = {
  label: 'Color scheme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
} as const;

/** The screen that stands in for a page that broke. */
export const errorScreen = {
  heading: 'Unexpected Application Error',
  text: 'Something on our side did not go to plan. Try again, or return to the home page.',
  retry: 'Try again',
  homeLink: 'Back to the home page',
} as const;

/** The words for an address that has no page yet. */
export const notFound = {
  title: 'This page is still being set up',
  text: 'The address has no page behind it yet. Everything we have to show is one step from the home page.',
  homeLink: 'Back to the home page',
} as const;

/** Stands where a picture could not be loaded. */
export const pictureUnavailable = 'Picture unavailable';

/** Said while a page is on its way. */
export const loading = 'Loading…';

/** Said when the enquiry form could not be loaded: the connection is gone, or the site was just updated. */
export const enquiryUnavailable = {
  text: `The form could not be opened. Please check your connection and try again, or call us on ${company.phone.display}.`,
  retry: 'Try again',
  close: 'Close',
} as const;
