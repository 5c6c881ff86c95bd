import { readFile } from 'node:fs/promises';
import { editPostPath, paths } from '#paths';
import { demoAccount } from '#sample/account.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { phone } from '#tests/support/devices.ts';
import { expect, overflow, test, visit } from '#tests/support/site.ts';

const pages = [paths.admin, paths.login, paths.leads, paths.adminBlog, paths.newPost, editPostPath('1')];

// The static host answers addresses it has no document for with its error page, which starts the application.
test.use({ allowed: /status of 404 .*\/admin\/blog\/\d+\/edit/ });

for (const path of pages) {
  test(`the page ${path} is accessible in light and dark and fits every screen`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectAccessible(page);
    for (const width of [1000, 768, 360]) {
      await expect.poll(() => overflow(page, width), `px too wide for a screen of ${width} px`).toBe(0);
    }
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const path of [paths.leads, paths.adminBlog]) {
    test(`the cards of ${path} are accessible in light and dark`, async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('the menu opens over the page, is accessible, and closes by Escape, backdrop and navigation', async ({
    page,
  }) => {
    await visit(page, paths.admin);
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Back office' });
    await open.tap();
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.tap();
    await page.mouse.click(370, 400);
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByRole('link', { name: /^Leads/ }).tap();
    await expect(page).toHaveURL(paths.leads);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  });
});

test('a day in the back office: sign out, fail, sign in, search, filter, export, delete, write a post', async ({
  page,
}) => {
  await visit(page, paths.leads);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  await page.goBack();
  await expect(page).toHaveURL(`${paths.login}?next=%2Fadmin%2Fleads`);

  await page.getByRole('textbox', { name: 'Email' }).fill(demoAccount.email);
  await page.getByLabel('Password', { exact: true }).fill('guessed');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await page.getByRole('button', { name: 'Use these' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(paths.leads);

  const rows = page.getByRole('grid', { name: 'Leads' }).getByRole('row');
  await expect(page.getByText('Showing 20 of 20 leads')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search leads' }).pressSequentially('example.com');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Proposal Sent');
  await expect(page.getByText('Showing 5 of 20 leads')).toBeVisible();
  await expect(page).toHaveURL(`${paths.leads}?q=example.com&status=proposalSent`);
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=name/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(1 + 5 + 1);
  expect(lines[0]).toContain('Name,Email,Phone');
  const names = lines.slice(1, -1).map((line) => line.split(',')[0]);
  expect(names).toEqual(names.toSorted());

  const first = String(names[0]);
  await rows.getByRole('button', { name: `Delete lead ${first}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question).toHaveText(new RegExp(`the lead for ${first}\\? This action cannot be undone\\.`));
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Showing 5 of 20 leads')).toBeVisible();
  await rows.getByRole('button', { name: `Delete lead ${first}` }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Showing 4 of 19 leads')).toBeVisible();
  await expect(rows.filter({ hasText: first })).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Blog Posts' }).click();
  await expect(page.getByText('Showing 15 of 15 posts')).toBeVisible();
  await page.getByRole('link', { name: 'Create New Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Post Title' }).fill('Umbrellas for eighty');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('White ones, and where to lend them.');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Planning');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('Ask the ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('theatre');
  await expect(content.getByText('theatre')).toHaveCSS('font-weight', '700');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('Showing 16 of 16 posts')).toBeVisible();
  await expect(page).toHaveURL(paths.adminBlog);
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'Umbrellas for eighty' })).toContainText(
    'Draft',
  );
});

test('whose sessions end while they write signs in over the text, and the save goes on', async ({ page }) => {
  await visit(page, editPostPath('1'));
  await page.getByRole('textbox', { name: 'Post Title' }).fill('Umbrellas for eighty');
  await page.getByRole('button', { name: 'Admin User' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Sign out on all devices' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(paths.adminBlog);
  await expect(page.getByText('The post “Umbrellas for eighty” was saved.')).toBeVisible();
});

test('search, filter, sort and page survive a reload, and Back undoes them', async ({ page }) => {
  await visit(page, paths.leads);
  await page.getByRole('combobox', { name: 'Event type' }).selectOption('Wedding');
  await expect(page.getByText('Showing 7 of 20 leads')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Event date' }).click();
  await expect(page).toHaveURL(`${paths.leads}?type=wedding&sort=eventDate`);
  await page.reload();
  await expect(page.getByText('Showing 7 of 20 leads')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Event date' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).toHaveURL(`${paths.leads}?type=wedding`);
  await page.goBack();
  await expect(page.getByText('Showing 20 of 20 leads')).toBeVisible();
});

test('the list can be worked by keyboard alone', async ({ page }) => {
  await visit(page, paths.leads);
  await page.getByRole('button', { name: 'Export CSV' }).focus();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[role="grid"]'))) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAccessibleName(/lead/);
});

test('visitors download nothing of the back office', async ({ page }) => {
  const sources: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sources.push(response.text());
  });
  for (const path of [paths.home, paths.blog, paths.gallery]) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
  }
  for (const source of await Promise.all(sources)) expect(source).not.toMatch(/MuiDataGrid|ProseMirror|Showing \$\{/);
});
