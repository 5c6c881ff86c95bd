import { readFile } from 'node:fs/promises';
import { adminPaths, editPostPath, editReviewPath } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { login } from '#content/admin/login.ts';
import { postForm } from '#content/admin/postForm.ts';
import { postWords } from '#content/admin/posts.ts';
import { settings } from '#content/admin/settings.ts';
import { deletion, shell } from '#content/admin/shell.ts';
import { postSentences } from '#content/domain/post.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { postStatusLabels } from '#domain/post.ts';
import { paths } from '#paths';
import { demoAccount, demoSession } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

const firstByName = String(leads.map(({ name }) => name).toSorted()[0]);

const lists: readonly string[] = [adminPaths.leads, adminPaths.adminBlog, adminPaths.reviews];
const pages = [paths.admin, adminPaths.login, ...lists, adminPaths.newPost, editPostPath('1'), editReviewPath('1')];

// The static host serves its 404 page for unknown URLs; that page starts the application.
test.use({ allowed: /status of 404 .*\/admin\/(blog|reviews)\/\d+\/edit/ });

for (const path of pages) {
  test(`The page ${path} is accessible in light and dark and fits every screen`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveNoAxeViolations();
    if (lists.includes(path)) {
      // The narrowest viewport with a grid.
      await expectToFit(page, [1240]);
      await expect.poll(() => page.getByRole('grid').evaluate(hiddenWidth), 'px of the grid that are hidden').toBe(0);
    }
    await expectToFit(page, [1000, 768, 360]);
    if (path === adminPaths.leads || !lists.includes(path)) return;
    // The cards of leads are checked in the tests for phones.
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
  });
}

test('Staff sign in, and search, filter, sort, export and delete leads by mouse and keyboard', async ({ page }) => {
  await visit(page, adminPaths.leads);
  const rows = page.getByRole('grid', { name: leadWords.title }).getByRole('row');
  const count = (text: string) => expect(page.getByText(text)).toBeVisible();

  await test.step('Logout closes the back office, also for the Back button', async () => {
    await page.getByRole('button', { name: shell.logout }).click();
    await expect(page).toHaveURL(adminPaths.login);
    await page.goBack();
    await expect(page).toHaveURL(`${adminPaths.login}?next=%2Fadmin%2Fleads`);
  });

  await test.step('A wrong password is rejected, the right one leads to the requested page', async () => {
    await page.getByRole('textbox', { name: login.email }).fill(demoAccount.email);
    await page.getByLabel(login.password, { exact: true }).fill('guessed');
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(page.getByRole('button', { name: login.busy })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(login.refused);
    await page.getByRole('button', { name: login.demo.use }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(page).toHaveURL(adminPaths.leads);
    await count(leadWords.count(20, 20));
  });

  await test.step('The keyboard reaches the list, sorts it and moves through its cells', async () => {
    const focused = page.locator(':focus');
    await expect(rows.nth(1)).toBeVisible();
    await page.getByRole('button', { name: leadWords.exportCsv }).focus();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('[role="grid"]'))) break;
    }
    await expect(page.getByRole('checkbox', { name: listWords.selectAll })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=/);
    await expect(page.locator('[aria-sort="ascending"]')).toBeFocused();
    // Rows that are loaded while a key is pressed move the focus back to their first button.
    await expect(rows.nth(1)).toContainText(firstByName);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveRole('gridcell');
    await page.keyboard.press('End');
    const [view, edit] = [new RegExp(`^${leadWords.view('')}`), new RegExp(`^${leadWords.edit('')}`)];
    await expect(focused).toHaveAccessibleName(view);
    // On a busy machine the grid may miss a key press while it is rendering the row.
    await expect(async () => {
      if (view.test((await focused.getAttribute('aria-label')) ?? '')) await page.keyboard.press('ArrowRight');
      await expect(focused).toHaveAccessibleName(edit, { timeout: 500 });
    }).toPass();
  });

  await test.step('The list is a single tab stop, which remembers its cell', async () => {
    const focused = page.locator(':focus');
    const edit = new RegExp(`^${leadWords.edit('')}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveAccessibleName(edit);
  });

  await test.step('Search, filter and sort are kept in the URL, survive a reload, and Back undoes them', async () => {
    await page.getByRole('searchbox', { name: leadWords.search.label }).pressSequentially('example.com');
    await page.getByRole('searchbox', { name: leadWords.search.label }).press('Enter');
    await page
      .getByRole('combobox', { name: leadEntity.fields.status.label })
      .selectOption(leadStatusLabels.proposalSent);
    await count(leadWords.count(5, 20));
    await page.getByRole('columnheader', { name: leadEntity.fields.eventDate.label }).click();
    await expect(page).toHaveURL(`${adminPaths.leads}?sort=eventDate&q=example.com&status=proposalSent`);
    await page.reload();
    await count(leadWords.count(5, 20));
    await expect(page.getByRole('columnheader', { name: leadEntity.fields.eventDate.label })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.goBack();
    await expect(page).toHaveURL(`${adminPaths.leads}?sort=name&q=example.com&status=proposalSent`);
    await expect(page.getByRole('columnheader', { name: leadEntity.fields.name.label })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  const names = await test.step('The export contains the leads shown, in their order', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: leadWords.exportCsv }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(1 + 5 + 1);
    expect(lines[0]).toContain('"Name","Email","Phone"');
    const exported = lines.slice(1, -1).map((line) => line.split(',')[0]?.replaceAll('"', ''));
    expect(exported).toEqual(exported.toSorted());
    return exported;
  });

  await test.step('A lead is deleted only after confirmation', async () => {
    const first = String(names[0]);
    await rows.getByRole('button', { name: leadWords.remove(first) }).click();
    const question = page.getByRole('alertdialog', { name: deletion.title });
    await expect(question).toContainText(leadWords.confirmRemove(first));
    await expect(page).toHaveNoAxeViolations();
    await question.getByRole('button', { name: deletion.cancel }).click();
    await count(leadWords.count(5, 20));
    await rows.getByRole('button', { name: leadWords.remove(first) }).click();
    await question.getByRole('button', { name: deletion.confirm, exact: true }).click();
    await count(leadWords.count(4, 19));
    await expect(rows.filter({ hasText: first })).toHaveCount(0);
  });
});

test('Staff write a post, are asked before signing out with unsaved text, and save it', async ({ page }) => {
  const save = page.getByRole('button', { name: postForm.save });
  await visit(page, paths.admin);
  await page.getByRole('navigation', { name: shell.menu }).getByRole('link', { name: shell.entries.blog }).click();
  await expect(page.getByText(postWords.count(15, 15))).toBeVisible();
  await page.getByRole('link', { name: postWords.newPost }).click();
  await expect(page.getByRole('heading', { name: postForm.create })).toBeVisible();

  await test.step('An empty post is rejected', async () => {
    await save.click();
    await expect(page.getByText(postSentences.titleNeeded)).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
  });

  await test.step('The post is written', async () => {
    await page.getByRole('textbox', { name: postForm.labels.title }).fill('Umbrellas for eighty');
    await page.getByRole('textbox', { name: postForm.labels.excerpt }).fill('White ones, and where to lend them.');
    await page.getByRole('combobox', { name: postForm.labels.category }).selectOption('planning');
    const content = page.getByRole('textbox', { name: postForm.labels.content });
    await content.click();
    await page.keyboard.type('Ask the ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('theatre');
    await expect(content.getByText('theatre')).toHaveCSS('font-weight', '700');
  });

  await test.step('The account menu asks before signing out on all devices', async () => {
    await page.getByRole('button', { name: demoSession.name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await page.getByRole('menuitem', { name: shell.signOutEverywhere }).click();
    await expect(page.getByRole('alertdialog', { name: postForm.leaving.title })).toBeVisible();
    await expect(page).toHaveNoAxeViolations();
    await page.getByRole('button', { name: postForm.leaving.stay }).click();
  });

  await test.step('A reload keeps what was written', async () => {
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText(shell.restored)).toBeVisible();
    await expect(page.getByRole('textbox', { name: postForm.labels.title })).toHaveValue('Umbrellas for eighty');
    const content = page.getByRole('textbox', { name: postForm.labels.content });
    await expect(content.getByText('theatre')).toHaveCSS('font-weight', '700');
  });

  await test.step('The post is saved', async () => {
    await save.click();
    await expect(page).toHaveURL(adminPaths.adminBlog);
    await expect(page.getByText(postWords.count(16, 16))).toBeVisible();
    await expect(page.getByText(postForm.saved('Umbrellas for eighty'))).toBeVisible();
    await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'Umbrellas for eighty' })).toContainText(
      postStatusLabels.draft,
    );
  });
});

/** @returns the width of a grid's columns beyond its own width, in px. */
function hiddenWidth(grid: Element): number | undefined {
  const scroller = grid.querySelector('.MuiDataGrid-virtualScroller');
  return scroller ? scroller.scrollWidth - scroller.clientWidth : undefined;
}

test.describe('On tablets', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('the whole navigation of the settings fits into one row', async ({ page }) => {
    await visit(page, adminPaths.settings);
    const entries = page.getByRole('navigation', { name: settings.nav }).getByRole('link');
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(entries.first()).toBeInViewport({ ratio: 1 });
      await expect(entries.last()).toBeInViewport({ ratio: 1 });
      const [first, last] = await Promise.all([entries.first().boundingBox(), entries.last().boundingBox()]);
      expect(last?.y, `at ${width} px`).toBe(first?.y);
    }
  });
});
