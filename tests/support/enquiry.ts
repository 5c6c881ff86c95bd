import type { Page } from '@playwright/test';
import { enquiry } from '#content/enquiry.ts';
import { menuLabels } from '#content/site.ts';
import { expect } from './site.ts';

/** The enquiry dialog, with any heading. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the enquiry form from the header, on phones from the bar at the bottom. */
export async function openEnquiry(page: Page): Promise<void> {
  await page.getByRole('link', { name: menuLabels.bookNow }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: enquiry.title })).toBeVisible();
}

/** Fills in the form's required fields. @param answers values other than the defaults. */
export async function fillEnquiry(
  page: Page,
  answers: { name?: string; email?: string; message?: string } = {},
): Promise<void> {
  const field = (name: string) => dialog(page).getByRole('textbox', { name });
  await field(enquiry.labels.name).fill(answers.name ?? 'Ada Lovelace');
  await field(enquiry.labels.email).fill(answers.email ?? 'ada@example.com');
  await dialog(page).getByRole('combobox', { name: enquiry.labels.eventType }).selectOption('birthday');
  await field(enquiry.labels.message).fill(answers.message ?? 'A birthday for forty, in December.');
}

/** Submits the form. */
export const send = (page: Page) => dialog(page).getByRole('button', { name: enquiry.send }).click();
