import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { adminPaths } from '#adminPaths';
import { twoStep as words } from '#content/admin/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { fill, newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { appCodes } from '#tests/support/softAuthenticator.ts';

const { tasks, shown, app } = words;

/** Opens a page of the back office. */
export async function openAccount(address: string = adminPaths.account, backend = sampleBackendWith({})) {
  const router = await renderSite(address, { backend });
  return { backend, router, user: newUser() };
}

/** @returns queries within the dialog with a title. */
export const dialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

/** Enters the password in the dialog of an action. */
export async function confirm(task: { title: string; submit: string }, password: string = demoAccount.password) {
  await dialog(task.title);
  fill(words.password, password);
  press(task.submit);
}

/** Sets up an authenticator app, up to the recovery codes. @returns a function that returns the app's next code. */
export async function setUpApp() {
  press(words.setUpApp);
  await confirm(tasks.authenticator);
  const form = await dialog(app.title);
  const nextCode = appCodes(form.getByText(/^[A-Z2-7 ]{32,}$/).textContent ?? '');
  expect(form.getByRole('img', { name: app.picture })).toBeInTheDocument();
  fill(app.code, nextCode());
  press(app.submit);
  return nextCode;
}

/** Closes the recovery codes. */
export async function keepCodes() {
  await screen.findByRole('list', { name: shown.label });
  press(shown.close);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
