import type { Page } from '@playwright/test';
import { enquiry } from '#content/enquiry.ts';
import { menuLabels } from '#content/site.ts';
import { expect } from './site.ts';

/** The enquiry dialog, whatever its heading is. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the enquiry form from the header, or on phones from the bar at the bottom. */
export async function openEnquiry(page: Page): Promise<void> {
  await page.getByRole('link', { name: menuLabels.bookNow }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: enquiry.title })).toBeVisible();
}

/** Fills the four required fields of the form, in the dialog or on the contact page. @param answers other values. */
export async function fillEnquiry(page: Page, answers: Partial<typeof defaultAnswers> = {}): Promise<void> {
  const { labels } = enquiry;
  const { name, email, eventType, message } = { ...defaultAnswers, ...answers };
  await page.getByRole('textbox', { name: labels.name }).fill(name);
  await page.getByRole('textbox', { name: labels.email }).fill(email);
  await page.getByRole('combobox', { name: labels.eventType }).selectOption(eventType);
  await page.getByRole('textbox', { name: labels.message }).fill(message);
}

const defaultAnswers = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  eventType: 'birthday',
  message: 'A birthday for forty, in December.',
};

/** Clicks the form's submit button. */
export const send = (page: Page) => page.getByRole('button', { name: enquiry.send }).click();
