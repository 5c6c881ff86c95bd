import type { Locator } from '@playwright/test';
import { adminPaths, calendarPath } from '#adminPaths';
import { calendarWords } from '#content/admin/appointments.ts';
import { leadPage } from '#content/admin/lead.ts';
import { leadFiles } from '#content/admin/leadFiles.ts';
import { leadWords } from '#content/admin/leads.ts';
import { people } from '#content/admin/settings.ts';
import { articleWords } from '#content/article.ts';
import { blogWords } from '#content/blog.ts';
import { enquiry } from '#content/enquiry.ts';
import { storyWords } from '#content/gallery.ts';
import { siteLabels } from '#content/site.ts';
import { share } from '#content/testimonials.ts';
import { titleOf } from '#domain/calendarView.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { galleryStoryPath, paths, postPath, servicePath } from '#paths';
import { stories } from '#sample/stories/stories.ts';
import { publishedPosts } from '#tests/support/posts.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { expect, styleOf, test, visit } from '#tests/support/site.ts';

/** One page of each kind with text over pictures or with controls. */
const printed = [
  paths.home,
  paths.about,
  paths.services,
  servicePath('wedding'),
  paths.gallery,
  galleryStoryPath(String(stories[0]?.slug)),
  paths.testimonials,
  paths.blog,
  postPath(String(publishedPosts[0]?.slug)),
  paths.contact,
];

/** Headings of sections that are hidden in print. */
const onScreenOnly = [
  articleWords.related.title,
  blogWords.recentTitle,
  share.title,
  storyWords.plan.title,
  enquiry.title,
];

test('The back office is printed in the same colours in either scheme, without its edit button', async ({ page }) => {
  const client = sampleLead('1').name;
  const name = page.getByRole('heading', { name: client });
  const panel = page.getByRole('region', { name: leadPage.contact });
  const edit = page.getByRole('link', { name: leadPage.edit, exact: true });
  const status = page.getByRole('row', { name: client }).getByText(leadStatusLabels.new, { exact: true });
  const printed = async (colorScheme: 'light' | 'dark', ...shown: Locator[]) => {
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    const colors = shown.flatMap((each) => ['color', 'background-color'].map((property) => styleOf(each, property)));
    return Promise.all(colors);
  };
  await visit(page, adminPaths.leads);
  expect(await printed('dark', status)).toEqual(await printed('light', status));
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: leadWords.view(client) }).click();
  await expect(edit).toBeVisible();
  expect(await printed('dark', name, panel)).toEqual(await printed('light', name, panel));
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { name: leadFiles.title }), 'without files').toBeHidden();
  const choice = page.getByRole('combobox', { name: leadPage.changeStatus(client) });
  expect(await styleOf(choice, 'padding-left'), 'a value as text').toBe('0px');
  for (const part of ['fieldset', 'svg']) await expect(choice.locator(`~ ${part}`)).toBeHidden();
  await page.emulateMedia({ media: null, colorScheme: null });
});

test('Lists are printed without unused filters, the board in full, settings without empty forms', async ({ page }) => {
  const status = page.getByRole('combobox', { name: leadEntity.fields.status.label });
  const eventType = page.getByRole('combobox', { name: leadEntity.fields.eventType.label });
  const printed = async (path: string) => {
    await page.emulateMedia({ media: null });
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
  };
  await printed(`${adminPaths.leads}?status=new`);
  await expect(status).toBeVisible();
  await expect(eventType).toBeHidden();
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);

  await page.setViewportSize({ width: 768, height: 1600 });
  await printed(`${adminPaths.leads}?view=board`);
  for (const label of Object.values(leadStatusLabels)) {
    await expect(page.getByRole('region', { name: label }), 'on the sheet').toBeInViewport({ ratio: 1 });
  }
  await printed(adminPaths.leads);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);

  await printed(adminPaths.settings);
  await expect(page.getByRole('region', { name: people.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: people.invite.title })).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('Appointments are printed in the view of the screen, although a sheet is as narrow as a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, calendarPath({ view: 'week', day: '2025-03-12' }));
  const title = page.getByRole('heading', { name: titleOf('week', '2025-03-12') });
  await expect(title).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.setViewportSize({ width: 720, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(title).toBeVisible();

  await test.step('Its hours are all on paper, where nothing scrolls', async () => {
    const isScrolled = await page
      .getByRole('main')
      .evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
          .some((part) => part.scrollHeight > part.clientHeight + 1),
      );
    expect(isScrolled).toBe(false);
    await expect(page.getByText(calendarWords.keys)).toBeHidden();
  });
  await page.emulateMedia({ media: null });
});

test('The site is printed with dark text, also over pictures, and without forms and buttons', async ({ page }) => {
  for (const path of printed) {
    await visit(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const main = page.getByRole('main');
    await expect(
      page.locator('.MuiButton-root:not([href^="tel:"], [href^="mailto:"])').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('link', { name: siteLabels.skipLink })).toBeHidden();
    // No forms and no links to other pages.
    await expect(main.getByRole('textbox').or(main.getByRole('combobox'))).toHaveCount(0);
    for (const name of onScreenOnly) await expect(main.getByRole('heading', { name, exact: true })).toBeHidden();
    // All text, including that over pictures, is dark.
    const pale = await main.evaluate((root) => {
      const texts = [...root.querySelectorAll('h1, h2, h3, p, dt, dd, a, time, li')].filter((text) =>
        text.checkVisibility(),
      );
      return texts.filter((text) => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(text).color.match(/\d+/g)?.map(Number) ?? [];
        return red + green + blue > 450;
      }).length;
    });
    expect(pale, path).toBe(0);
    await page.emulateMedia({ media: null, colorScheme: null });
  }
});
