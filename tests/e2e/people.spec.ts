import { adminPaths } from '#adminPaths';
import { account } from '#content/admin/account.ts';
import { logWords } from '#content/admin/log.ts';
import { login } from '#content/admin/login.ts';
import { newLink } from '#content/admin/newLink.ts';
import { choosing, forgotten } from '#content/admin/passwordLinks.ts';
import { people, privacy, settings } from '#content/admin/settings.ts';
import { shell } from '#content/admin/shell.ts';
import { activityLabels } from '#domain/log.ts';
import { paths } from '#paths';
import { leads } from '#sample/leads.ts';
import { liveURL } from '#tests/support/live.ts';
import { expect, expectToFit, signIn, test, unique, visit } from '#tests/support/site.ts';

// Before the sign-in, the browser logs the server's 401 responses.
test.use({ baseURL: liveURL(), allowed: /status of 401/ });

const password = 'correct horse';

test('An owner invites a colleague, who chooses a password and cannot open the owners’ settings', async ({ page }) => {
  const name = unique('Ada');
  const email = `${name.replace(' ', '.').toLowerCase()}@example.org`;

  await visit(page, adminPaths.settings);
  await signIn(page);
  await expect(page.getByRole('heading', { name: people.title })).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [360, 1440]);
  await page.getByLabel(people.invite.name, { exact: true }).fill(name);
  await page.getByLabel(people.invite.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: people.invite.submit, exact: true }).click();
  const link = await page.getByRole('textbox', { name: newLink.label(name) }).inputValue();
  await expect(page).toHaveNoAxeViolations();
  await page.getByRole('button', { name: people.made.close }).click();
  await expect(page.getByText(email)).toBeVisible();

  await visit(page, adminPaths.log);
  await expect(page.getByText(activityLabels.invited).nth(1)).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('list', { name: logWords.list }).getByRole('listitem')).toHaveCount(1);
  await expectToFit(page, [360]);

  await visit(page, adminPaths.privacy);
  const contact = String(leads[0]?.email);
  await page.getByLabel(privacy.contact).fill(contact);
  await page.getByRole('button', { name: privacy.submit, exact: true }).click();
  await expect(page.getByText(privacy.found(contact))).toBeVisible();
  // What was found is scrolled to; axe measures only the visible part of a link that is half below the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [360, 1440]);

  await visit(page, link);
  await expect(page.getByText(choosing.welcome(name))).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await page.getByRole('textbox', { name: choosing.next }).fill(password);
  await page.getByRole('button', { name: choosing.save }).click();
  await page.getByRole('link', { name: choosing.done.signIn }).click();
  await signIn(page, { email, password });
  await expect(page).toHaveURL(paths.admin);
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();

  await visit(page, adminPaths.settings);
  await expect(page.getByRole('heading', { name: settings.ownersOnly.title })).toBeVisible();
  await page.getByRole('link', { name: settings.ownersOnly.back }).click();
  await expect(page.getByText(account.sessions.current)).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await expectToFit(page, [360, 1440]);

  await visit(page, link);
  await expect(page.getByText(choosing.over.title)).toBeVisible();
  await page.getByRole('link', { name: choosing.over.again }).click();
  await expect(page.getByText(forgotten.byOwner.title)).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
});

test('Signing out in one tab shows the login page in the others, and signing in leads them back', async ({
  page,
  context,
}) => {
  await visit(page, adminPaths.leads);
  await signIn(page);
  await expect(page.getByRole('grid')).toBeVisible();
  const other = await context.newPage();
  await other.goto(adminPaths.account);
  await expect(other.getByText(account.sessions.current)).toBeVisible();
  await page.getByRole('button', { name: shell.logout }).click();
  await expect(other.getByRole('heading', { name: login.title })).toBeVisible();
  await visit(page, adminPaths.leads);
  await signIn(page);
  await expect(other.getByText(account.sessions.current)).toBeVisible();
  await other.close();
});
