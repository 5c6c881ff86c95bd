import { adminPaths } from '#adminPaths';
import { account } from '#content/admin/account.ts';
import { shell } from '#content/admin/shell.ts';
import { passkeyWords, secondStep, twoStep } from '#content/admin/twoStep.ts';
import { paths } from '#paths';
import { demoAccount } from '#sample/account.ts';
import { liveURL } from '#tests/support/live.ts';
import { expect, expectToFit, signIn, test, unique, visit } from '#tests/support/site.ts';

// Passkeys need a host name; IP addresses are not supported.
const origin = liveURL().replace('127.0.0.1', 'localhost');

// The server responds with 401 after the first step, and without a session.
test.use({ baseURL: origin, allowed: /status of 401/ });

const password = 'correct horse';

test('A colleague adds a passkey, and signs in with it, or with password and recovery code', async ({ page }) => {
  const email = `${unique('ada').replace(' ', '.')}@example.org`;
  const post = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers: { origin } });
    expect(response.ok()).toBe(true);
    return response;
  };
  await post('/api/session', demoAccount);
  const { token } = await (await post('/api/accounts', { name: 'Ada Byron', email, role: 'staff' })).json();
  await post('/api/session/password', { token, next: password });
  await post('/api/session', { email, password });

  // A virtual authenticator that verifies its user.
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await visit(page, adminPaths.account);
  await expect(page.getByText(twoStep.off)).toBeVisible();
  await page.getByRole('button', { name: twoStep.addPasskey }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(twoStep.name).fill('Ada’s phone');
  await dialog.getByRole('textbox', { name: twoStep.password }).fill(password);
  await expect(page).toHaveNoAxeViolations();
  await dialog.getByRole('button', { name: twoStep.tasks.passkey.submit }).click();
  const codes = dialog.getByRole('list', { name: twoStep.shown.label }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = String(await codes.first().textContent());
  await expect(page).toHaveNoAxeViolations();
  await dialog.getByRole('button', { name: twoStep.shown.close }).click();
  await expect(page.getByText(twoStep.on)).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [360, 768, 1440]);

  await page.getByRole('button', { name: shell.logout }).click();
  await expect(page).toHaveURL(adminPaths.login);
  await page.getByRole('button', { name: passkeyWords.use }).click();
  await expect(page).toHaveURL(paths.admin);
  await page.context().clearCookies();

  await visit(page, adminPaths.account);
  await signIn(page, { email, password });
  await expect(page.getByText(secondStep.withoutApp)).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [360, 1440]);
  await page.getByLabel(secondStep.code).fill(code);
  await page.getByRole('button', { name: secondStep.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible();
  await expect(page.getByText(twoStep.codesLeft(9))).toBeVisible();

  await page.getByRole('button', { name: twoStep.setUpApp }).click();
  await dialog.getByRole('textbox', { name: twoStep.password }).fill(password);
  await dialog.getByRole('button', { name: twoStep.tasks.authenticator.submit }).click();
  await expect(dialog.getByRole('img', { name: twoStep.app.picture })).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [360, 1440]);
  await devices.detach();
});
