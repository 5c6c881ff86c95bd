import { expect, type Page } from '@playwright/test';
import { adminPaths } from '#adminPaths';
import { account } from '#content/admin/account.ts';
import { bookingRequest, bookingRulesWords } from '#content/admin/bookingRules.ts';
import { leadWords } from '#content/admin/leads.ts';
import { newLink } from '#content/admin/newLink.ts';
import { consultation } from '#content/consultation.ts';
import { bookingRulesFields } from '#domain/bookingRules.ts';
import { paths } from '#paths';
import type { State } from './states.ts';

const every = [360, 768, 1440, 1920];
const name = 'Olivia Bennett';

/** Creates a personal link and opens it without a reload, as the demo's data does not survive a reload. */
async function openLink(page: Page) {
  await page.getByRole('link', { name: leadWords.view(name) }).click();
  await page.getByRole('button', { name: bookingRequest.ask }).click();
  const link = await page.getByRole('textbox', { name: newLink.label(name) }).inputValue();
  await page.evaluate((address) => {
    history.pushState({ idx: history.state.idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, link);
  await expect(page.getByRole('region', { name: consultation.pick.times })).toBeVisible();
}

async function pick(page: Page) {
  await openLink(page);
  const times = page.getByRole('region', { name: consultation.pick.times }).getByRole('button', { name: /\d:\d\d/ });
  await times.first().click();
  await expect(page.getByRole('button', { name: consultation.confirm.book })).toBeVisible();
}

async function book(page: Page) {
  await pick(page);
  await page.getByRole('button', { name: consultation.confirm.book }).click();
  await expect(page.getByRole('button', { name: consultation.picked.change })).toBeVisible();
}

/** States of a client's booking, the booking rules and the calendar feed. */
export const bookingStates: readonly State[] = [
  { name: 'consultation-times', path: adminPaths.leads, widths: every, arrange: openLink },
  { name: 'consultation-chosen', path: adminPaths.leads, widths: every, arrange: pick },
  { name: 'consultation-booked', path: adminPaths.leads, widths: every, arrange: book },
  {
    name: 'consultation-cancelling',
    path: adminPaths.leads,
    widths: every,
    arrange: async (page) => {
      await book(page);
      await page.getByRole('button', { name: consultation.picked.cancel }).click();
      await expect(page.getByRole('button', { name: consultation.cancelling.confirm })).toBeVisible();
    },
  },
  {
    name: 'consultation-over',
    path: `${paths.consultation}#over`,
    widths: every,
    arrange: (page) => expect(page.getByRole('heading', { name: consultation.over.title })).toBeVisible(),
  },
  {
    name: 'admin-hours-errors',
    path: adminPaths.bookingRules,
    widths: every,
    arrange: async (page) => {
      await page.getByLabel(bookingRulesFields.saturdayOpens.label).fill('12:00');
      await page.getByLabel(bookingRulesFields.saturdayCloses.label).fill('10:00');
      await page.getByRole('button', { name: bookingRulesWords.save, exact: true }).click();
      await expect(page.getByLabel(bookingRulesFields.saturdayCloses.label)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'admin-feed-made',
    path: adminPaths.account,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('button', { name: account.feed.make, exact: true }).click();
      const link = page.getByRole('textbox', { name: newLink.label(account.feed.yours) });
      await link.scrollIntoViewIfNeeded();
    },
  },
];
