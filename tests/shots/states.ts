import { expect, type Page } from '@playwright/test';
import { blogWords } from '#content/blog.ts';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { enquiry } from '#content/enquiry.ts';
import { galleryWords } from '#content/gallery.ts';
import { heroControls, heroSlides } from '#content/home.ts';
import { review } from '#content/review.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths, reviewPath } from '#paths';
import { dialog, fillEnquiry, openEnquiry, send } from '../support/enquiry.ts';
import { accountStates } from './accountStates.ts';
import { bookingStates } from './bookingStates.ts';
import { listStates } from './listStates.ts';
import { staffStates } from './staffStates.ts';

/** A page in a state reached by interactions. */
export interface State {
  name: string;
  path: string;
  /** Viewport widths in which the state exists, in px. */
  widths: readonly number[];
  /** Brings the opened page into the state. */
  arrange: (page: Page) => Promise<unknown>;
}

const every = [360, 768, 1440, 1920];
const menuButton = (page: Page) => page.getByRole('button', { name: siteLabels.openMenu });

/** All states to take screenshots of. */
export const states: readonly State[] = [
  ...staffStates,
  ...listStates,
  ...accountStates,
  ...bookingStates,
  { name: 'review', path: reviewPath(), widths: every, arrange: (page) => expect(dialog(page)).toBeVisible() },
  {
    name: 'review-errors',
    path: reviewPath(),
    widths: every,
    arrange: async (page) => {
      await dialog(page).getByRole('button', { name: review.send }).click();
      await expect(dialog(page).getByText(enquirySentences.nameNeeded)).toBeVisible();
    },
  },
  { name: 'enquiry', path: paths.about, widths: every, arrange: openEnquiry },
  {
    name: 'enquiry-errors',
    path: paths.about,
    widths: every,
    arrange: async (page) => {
      await openEnquiry(page);
      await fillEnquiry(page, { name: ' ', message: ' ' });
      await send(page);
      await expect(dialog(page).getByText(enquirySentences.nameNeeded)).toBeVisible();
    },
  },
  {
    name: 'enquiry-sending',
    path: paths.about,
    widths: every,
    arrange: async (page) => {
      await openEnquiry(page);
      await fillEnquiry(page);
      // The backend's module never loads, so that sending stays pending.
      await page.route(/createSampleBackend/, () => undefined);
      await send(page);
      await expect(dialog(page).getByRole('button', { name: enquiry.sending })).toBeVisible();
    },
  },
  {
    name: 'enquiry-thanks',
    path: paths.about,
    widths: every,
    arrange: async (page) => {
      await openEnquiry(page);
      await fillEnquiry(page);
      await send(page);
      await expect(dialog(page).getByRole('heading', { name: enquiry.success.title })).toBeVisible();
    },
  },
  {
    name: 'contact-thanks',
    path: `${paths.contact}?reference=7K3M-Q2XD`,
    widths: every,
    arrange: (page) => expect(page.getByRole('heading', { name: enquiry.success.title })).toBeVisible(),
  },
  {
    name: 'menu',
    path: paths.home,
    widths: [360, 768],
    arrange: async (page) => {
      await menuButton(page).click();
      await page.getByRole('button', { name: siteLabels.servicesMenu }).click();
      await expect(page.getByRole('link', { name: 'Weddings', exact: true })).toBeVisible();
    },
  },
  {
    name: 'services-dropdown',
    path: paths.home,
    widths: [1440],
    arrange: (page) => page.getByRole('banner').getByRole('link', { name: menuLabels.services, exact: true }).hover(),
  },
  {
    name: 'header-scrolled',
    path: paths.home,
    widths: every,
    arrange: (page) => page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' })),
  },
  {
    name: 'lightbox',
    path: paths.gallery,
    widths: every,
    arrange: async (page) => {
      await page
        .getByRole('button', { name: new RegExp(`^${galleryWords.enlarge('')}`) })
        .first()
        .click();
      await expect(dialog(page).getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'lightbox-upright',
    path: `${paths.gallery}?photo=8`,
    widths: every,
    arrange: (page) => expect(dialog(page)).toBeVisible(),
  },
  {
    name: 'blog-empty',
    path: `${paths.blog}?q=zeppelin`,
    widths: every,
    arrange: (page) => page.getByRole('heading', { name: blogWords.empty.title }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'page-end',
    path: paths.home,
    widths: every,
    arrange: (page) => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })),
  },
  ...[2, 3, 4].map((slide) => ({
    name: `hero-${slide}`,
    path: paths.home,
    widths: every,
    arrange: (page: Page) => page.getByRole('button', { name: heroControls.slide(slide, heroSlides.length) }).click(),
  })),
  {
    name: 'focus',
    path: paths.home,
    widths: [1440],
    arrange: async (page) => {
      for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    },
  },
];
