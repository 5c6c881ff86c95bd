import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** The enquiry dialog, whatever it is headed at the moment. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the enquiry form from the header. */
export async function openEnquiry(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Tell us about your day' })).toBeVisible();
}

/** Fills the form's four required fields. @param answers what differs from a complete answer. */
export async function fillEnquiry(
  page: Page,
  answers: { name?: string; email?: string; message?: string } = {},
): Promise<void> {
  const field = (name: string) => dialog(page).getByRole('textbox', { name });
  await field('Your name').fill(answers.name ?? 'Ada Lovelace');
  await field('Email').fill(answers.email ?? 'ada@example.com');
  await dialog(page).getByRole('combobox', { name: 'Event type' }).selectOption('Birthday Party');
  await field('Message').fill(answers.message ?? 'A birthday for forty, in December.');
}

/** Presses the form's button. */
export const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send enquiry' }).click();
