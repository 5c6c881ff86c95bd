import type { Page } from '@playwright/test';
import { enquiry } from '#content/enquiry.ts';
import { menuLabels } from '#content/site.ts';
import { expect } from './site.ts';

/** The enquiry dialog, whatever it is headed at the moment. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the enquiry form from the header; on phones from the bar at the lower edge. */
export async function openEnquiry(page: Page): Promise<void> {
  await page.getByRole('link', { name: menuLabels.bookNow }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: enquiry.title })).toBeVisible();
}

/** Fills the form's four required fields. @param answers what differs from a complete answer. */
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

/** Presses the form's button. */
export const send = (page: Page) => dialog(page).getByRole('button', { name: enquiry.send }).click();
