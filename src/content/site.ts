import { paths } from '#paths';
import { company } from './company.ts';

/** Names of the pages, and labels of links to them in header, footer and elsewhere. */
export const menuLabels = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  gallery: 'Gallery',
  testimonials: 'Testimonials',
  blog: 'Blog',
  contact: 'Contact',
  consultation: 'Pick a time',
  bookNow: 'Book Now',
  privacy: 'Privacy',
  imprint: 'Imprint',
} as const;

/** Texts of the footer. */
export const footer = {
  text: `${company.tagline}. Founded in ${company.founded}.`,
  company: 'Company',
  services: 'Services',
  visit: 'Visit',
  social: 'Elsewhere',
  legal: 'About this website',
  /** @param year the current year. @returns the copyright line. */
  copyright: (year: number) => `© ${year} ${company.name}`,
} as const;

/** Accessible names of controls and landmarks. */
export const siteLabels = {
  skipLink: 'Skip to content',
  mainMenu: 'Main menu',
  homeLink: `${company.name}, home page`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  servicesMenu: 'Services menu',
  quickContact: 'Quick contact',
  breadcrumbs: 'Breadcrumbs',
  whatsapp: 'Chat on WhatsApp',
  whatsappShort: 'WhatsApp',
  call: `Call us at ${company.phone.display}`,
  callShort: 'Call',
} as const;

/** Labels of the colour scheme switch. */
export const colorScheme = {
  label: 'Color scheme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
} as const;

/** Texts of the error page. */
export const errorScreen = {
  heading: 'Unexpected Application Error',
  text: 'Something on our side did not go to plan. Try again, or return to the home page.',
  /** If the server cannot be reached. */
  unreachable: {
    heading: 'No connection',
    text: 'The server cannot be reached. Please check your connection; the page is loaded again once it is back.',
  },
  retry: 'Try again',
  homeLink: 'Back to the home page',
  /** The same for staff. */
  adminLink: 'Back to the dashboard',
} as const;

/** Texts of the page for unknown URLs (404). */
export const missingPageWords = {
  heading: 'This page is not here',
  text: 'It may have been taken down, or the address was copied in part. These pages are there:',
  links: [
    { label: 'Home', path: paths.home },
    { label: 'Services', path: paths.services },
    { label: 'Gallery', path: paths.gallery },
    { label: 'Blog', path: paths.blog },
  ],
  previewExpired: {
    heading: 'This preview is over',
    text: 'A link to a draft works for a few days. Ask whoever sent it for a new one; the post may also be out by now.',
  },
} as const;

/** Texts of the error page for rate-limited searches. */
export const searchedTooOften = {
  heading: 'Please wait a moment',
  text: (seconds: number) =>
    `Many searches have come from your network; searching works again in ${seconds} seconds. Everything else works meanwhile.`,
};

/** Accessible name of the loading bar. */
export const loading = 'Loading…';

/** Shown where a page cannot be loaded that only the browser renders. */
export const loadingFailed = 'This page could not be loaded. Please check your connection.';

/** Texts for a dialog whose code could not be loaded, e.g. offline or after an update of the site. */
export const loadFailed = {
  text: `This could not be loaded. Please check your connection and try again, or call us at ${company.phone.display}.`,
  retry: 'Try again',
  close: 'Close',
} as const;
