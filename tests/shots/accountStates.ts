import { expect, type Page } from '@playwright/test';
import { adminPaths } from '#adminPaths';
import { leadFiles } from '#content/admin/leadFiles.ts';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { secondStep, twoStep } from '#content/admin/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import { appCodes } from '#tests/support/softAuthenticator.ts';
import type { State } from './states.ts';

const every = [360, 768, 1440, 1920];

/** Enters the password in the dialog of an action. */
async function confirm(page: Page, submit: string) {
  await page.getByRole('dialog').getByRole('textbox', { name: twoStep.password }).fill(demoAccount.password);
  await page.getByRole('dialog').getByRole('button', { name: submit }).click();
}

/** Shows the secret of an authenticator app. @returns a function that returns the app's next code. */
async function beginApp(page: Page): Promise<() => string> {
  await page.getByRole('button', { name: twoStep.setUpApp }).click();
  await confirm(page, twoStep.tasks.authenticator.submit);
  const dialog = page.getByRole('dialog', { name: twoStep.app.title });
  return appCodes(String(await dialog.locator('code').textContent()));
}

/** Sets up an authenticator app, up to the recovery codes. @returns a function that returns the app's next code. */
async function setUpApp(page: Page): Promise<() => string> {
  const nextCode = await beginApp(page);
  await page.getByLabel(twoStep.app.code).fill(nextCode());
  await page.getByRole('button', { name: twoStep.app.submit }).click();
  await expect(page.getByRole('list', { name: twoStep.shown.label })).toBeVisible();
  return nextCode;
}

/** States of two-step verification and of a lead's files. */
export const accountStates: readonly State[] = [
  {
    name: 'admin-two-step-key',
    path: adminPaths.account,
    widths: every,
    arrange: async (page) => void (await beginApp(page)),
  },
  {
    name: 'admin-two-step-codes',
    path: adminPaths.account,
    widths: every,
    arrange: async (page) => void (await setUpApp(page)),
  },
  {
    name: 'admin-two-step-on',
    path: adminPaths.account,
    widths: every,
    arrange: async (page) => {
      await setUpApp(page);
      await page.getByRole('button', { name: twoStep.shown.close }).click();
      await expect(page.getByText(twoStep.on)).toBeVisible();
    },
  },
  {
    name: 'admin-second-step',
    path: adminPaths.account,
    widths: every,
    arrange: async (page) => {
      await setUpApp(page);
      await page.getByRole('button', { name: twoStep.shown.close }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const menu = page.getByRole('button', { name: shell.openMenu });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: shell.logout }).click();
      await page.getByLabel(login.email).fill(demoAccount.email);
      await page.getByRole('textbox', { name: login.password }).fill(demoAccount.password);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page.getByRole('heading', { name: secondStep.title })).toBeVisible();
    },
  },
  {
    name: 'admin-lead-files',
    path: adminPaths.leads,
    widths: every,
    arrange: async (page) => {
      await page.getByRole('link', { name: leadWords.view('Olivia Bennett') }).click();
      const file = (name: string, size: number) => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size) });
      const files = [file('plan.pdf', 812), file(`${'A contract with a long name '.repeat(4)}.pdf`, 1_500_000)];
      await page.getByLabel(leadFiles.add).setInputFiles(files);
      await expect(page.getByText(leadFiles.added(2))).toBeVisible();
    },
  },
];
