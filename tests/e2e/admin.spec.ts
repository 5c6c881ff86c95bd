import { readFile } from 'node:fs/promises';
import { editPostPath, paths } from '#paths';
import { demoAccount } from '#sample/account.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
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
    if (path !== paths.adminBlog) return;
    // The leads' cards are looked at on a phone.
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('staff signs in, and searches, filters, sorts, exports and deletes leads, with mouse and keyboard', async ({
  page,
}) => {
  await visit(page, paths.leads);
  const rows = page.getByRole('grid', { name: 'Leads' }).getByRole('row');
  const count = (text: string) => expect(page.getByText(text)).toBeVisible();

  await test.step('Logout closes the back office, also for Back', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(paths.login);
    await page.goBack();
    await expect(page).toHaveURL(`${paths.login}?next=%2Fadmin%2Fleads`);
  });

  await test.step('a wrong password is refused, the right one leads to where I wanted to go', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(demoAccount.email);
    await page.getByLabel('Password', { exact: true }).fill('guessed');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await page.getByRole('button', { name: 'Use these' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(paths.leads);
    await count('Showing 20 of 20 leads');
  });

  await test.step('the keyboard alone reaches the list, sorts it and walks through its cells', async () => {
    const focused = page.locator(':focus');
    await expect(rows.nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Export CSV' }).focus();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('[role="grid"]'))) break;
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=/);
    await expect(page.locator('[aria-sort="ascending"]')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveRole('gridcell');
    await page.keyboard.press('End');
    await expect(focused).toHaveAccessibleName(/lead/);
  });

  await test.step('search, filter and sort stand in the address, survive a reload, and Back undoes them', async () => {
    await page.getByRole('searchbox', { name: 'Search leads' }).pressSequentially('example.com');
    await page.getByRole('searchbox', { name: 'Search leads' }).press('Enter');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Proposal Sent');
    await count('Showing 5 of 20 leads');
    await page.getByRole('columnheader', { name: 'Event date' }).click();
    await expect(page).toHaveURL(`${paths.leads}?sort=eventDate&q=example.com&status=proposalSent`);
    await page.reload();
    await count('Showing 5 of 20 leads');
    await expect(page.getByRole('columnheader', { name: 'Event date' })).toHaveAttribute('aria-sort', 'ascending');
    await page.goBack();
    await expect(page).toHaveURL(`${paths.leads}?sort=name&q=example.com&status=proposalSent`);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  });

  const names = await test.step('the export holds the leads on screen, in their order', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(1 + 5 + 1);
    expect(lines[0]).toContain('"Name","Email","Phone"');
    const exported = lines.slice(1, -1).map((line) => line.split(',')[0]?.replaceAll('"', ''));
    expect(exported).toEqual(exported.toSorted());
    return exported;
  });

  await test.step('a lead is deleted only after an answer', async () => {
    const first = String(names[0]);
    await rows.getByRole('button', { name: `Delete lead ${first}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await expect(question).toHaveText(new RegExp(`the lead for ${first}\\? This action cannot be undone\\.`));
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await count('Showing 5 of 20 leads');
    await rows.getByRole('button', { name: `Delete lead ${first}` }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await count('Showing 4 of 19 leads');
    await expect(rows.filter({ hasText: first })).toHaveCount(0);
  });
});

test('staff writes a post, is asked before the session ends with something unsaved, and saves', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Save Post' });
  await visit(page, paths.admin);
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Blog Posts' }).click();
  await expect(page.getByText('Showing 15 of 15 posts')).toBeVisible();
  await page.getByRole('link', { name: 'Create New Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();

  await test.step('an empty post is refused', async () => {
    await save.click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the post is written', async () => {
    await page.getByRole('textbox', { name: 'Post Title' }).fill('Umbrellas for eighty');
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('White ones, and where to lend them.');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Planning');
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.click();
    await page.keyboard.type('Ask the ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('theatre');
    await expect(content.getByText('theatre')).toHaveCSS('font-weight', '700');
  });

  await test.step('the account menu asks before it ends the session on all devices', async () => {
    await page.getByRole('button', { name: 'Admin User' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Sign out on all devices' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stay' }).click();
  });

  await test.step('the save goes on', async () => {
    await save.click();
    await expect(page).toHaveURL(paths.adminBlog);
    await expect(page.getByText('Showing 16 of 16 posts')).toBeVisible();
    await expect(page.getByText('The post “Umbrellas for eighty” was saved.')).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'Umbrellas for eighty' })).toContainText(
      'Draft',
    );
  });
});
