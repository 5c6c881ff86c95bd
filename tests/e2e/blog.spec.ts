import type { Page } from '@playwright/test';
import { articleWords } from '#content/article.ts';
import { blogWords } from '#content/blog.ts';
import { postFilters } from '#content/categories.ts';
import { paths, postPath } from '#paths';
import { phone } from '#tests/support/devices.ts';
import { listedPosts as posts } from '#tests/support/posts.ts';
import { expect, test, visit } from '#tests/support/site.ts';

const articles = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: blogWords.search.label });
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: blogWords.categoriesTitle }).getByRole('link', { name });

test('The blog shows six posts with their details, and each category has its own posts and URL', async ({ page }) => {
  await visit(page, '/blog');
  await expect(articles(page)).toHaveCount(6);
  for (const { slug, title, excerpt, author, date, tags } of posts) {
    const article = articles(page).filter({ hasText: title });
    await expect(article.getByText(excerpt)).toBeVisible();
    await expect(article.getByText(blogWords.by(author))).toBeVisible();
    await expect(article.getByRole('time')).toHaveAttribute('datetime', date);
    for (const tag of tags) await expect(article.getByRole('listitem').getByText(tag, { exact: true })).toBeVisible();
    await expect(article.getByRole('link', { name: blogWords.readMore })).toHaveAttribute('href', postPath(slug));
  }
  await expect(articles(page).first().getByRole('time')).toHaveText('Jun 20, 2023');

  for (const { value, label } of postFilters.toReversed()) {
    await category(page, label).click();
    await expect(page).toHaveURL(value === 'all' ? '/blog' : `/blog?category=${value}`);
    await expect(category(page, label)).toHaveAttribute('aria-current', 'true');
    const expected = posts.filter((post) => value === 'all' || post.category === value);
    await expect(articles(page)).toHaveCount(expected.length);
    for (const { title } of expected) await expect(articles(page).getByRole('heading', { name: title })).toBeVisible();
  }
});

test('The blog search filters posts as they are typed for, and survives a reload with its category', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/blog');
  await page.evaluate(() => Object.assign(window, { same: true }));

  await test.step('It searches titles, excerpts and tags, ignoring letter case', async () => {
    // A title in capitals, words of an excerpt, and a tag.
    for (const [text, slug] of [
      ['GUEST LIST BEFORE', posts[0]?.slug],
      ['third keynote', posts[2]?.slug],
      ['outdoors', posts[5]?.slug],
    ] as const) {
      await search(page).fill('');
      await expect(articles(page)).toHaveCount(6);
      await search(page).pressSequentially(text);
      await expect(articles(page)).toHaveCount(1);
      await expect(articles(page).getByRole('link')).toHaveAttribute('href', postPath(String(slug)));
      await expect(search(page)).toHaveValue(text);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    }
    // Independent of the search.
    const recent = page.getByRole('region', { name: blogWords.recentTitle }).getByRole('link');
    await expect(recent).toHaveText(posts.slice(0, 3).map(({ title }) => title));
  });

  await test.step('Enter does not reload the page', async () => {
    await search(page).press('Enter');
    await expect(articles(page)).toHaveCount(1);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  await test.step('An empty state says what to do if nothing matches', async () => {
    await search(page).fill('zeppelin');
    await expect(page.getByRole('heading', { name: blogWords.empty.title })).toBeVisible();
    await expect(page.getByText(blogWords.empty.text)).toBeVisible();
    await expect(articles(page)).toHaveCount(0);
    await expect(page).toHaveNoAxeViolations();
    await search(page).fill('');
    await expect(articles(page)).toHaveCount(6);
  });

  await test.step('Search and category combine, survive a reload, and Back undoes them', async () => {
    await search(page).fill('day');
    const found = posts.filter(({ title, excerpt, tags }) =>
      [title, excerpt, ...tags].join('|').toLowerCase().includes('day'),
    );
    await expect(articles(page)).toHaveCount(found.length);
    await category(page, 'Weddings').click();
    await expect(page).toHaveURL('/blog?q=day&category=wedding');
    await expect(articles(page)).toHaveCount(found.filter((post) => post.category === 'wedding').length);

    await page.reload();
    await expect(search(page)).toHaveValue('day');
    await expect(category(page, 'Weddings')).toHaveAttribute('aria-current', 'true');
    await expect(articles(page)).toHaveCount(2);

    await page.goBack();
    await expect(page).toHaveURL('/blog?q=day');
    await expect(search(page)).toHaveValue('day');
    await expect(articles(page)).toHaveCount(found.length);
  });
});

test('Tab reaches the posts before the sidebar, but on phones the search above them first', async ({ page }) => {
  await visit(page, '/blog');
  const readMore = articles(page).first().getByRole('link', { name: blogWords.readMore });
  /** @returns which of search and first post Tab reaches first. */
  const first = async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.getByRole('main').focus();
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      for (const [name, place] of Object.entries({ search: search(page), posts: readMore })) {
        if (await place.evaluate((element) => element === document.activeElement)) return name;
      }
    }
    return 'nothing';
  };
  await expect.poll(first).toBe('posts');
  await page.setViewportSize({ width: 375, height: 800 });
  const [box, post] = await Promise.all([search(page).boundingBox(), articles(page).first().boundingBox()]);
  expect(Number(box?.y)).toBeLessThan(Number(post?.y));
  await expect.poll(first).toBe('search');
});

test('The third related post is hidden where it would be alone in a row', async ({ page }) => {
  await visit(page, postPath(String(posts[0]?.slug)));
  const related = page.getByRole('region', { name: articleWords.related.title }).getByRole('article');
  for (const [width, shown] of [
    [1200, 3],
    [899, 2],
    [600, 2],
    [599, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(related.filter({ visible: true }), `at ${width} px`).toHaveCount(shown);
  }
});

test('The picture of a post is as wide as the page, and the tags of related posts stand out from their ground', async ({
  page,
}) => {
  await visit(page, postPath(String(posts[0]?.slug)));
  const related = page.getByRole('region', { name: articleWords.related.title });
  const [picture, neighbours] = await Promise.all(
    [
      page.getByRole('main').getByRole('img').first(),
      page.getByRole('navigation', { name: articleWords.neighbours }).locator('> *').first(),
    ].map((part) => part.boundingBox()),
  );
  expect(picture?.x).toBe(neighbours?.x);
  expect(picture?.width).toBe(neighbours?.width);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    const [ground, tag] = await Promise.all(
      [related, related.locator('.MuiChip-root').first()].map((part) =>
        part.evaluate((each) => getComputedStyle(each).backgroundColor),
      ),
    );
    expect(tag).not.toBe(ground);
  }
});

test('On a phone, Enter in the search shows what was found, which is below the screen', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await visit(page, paths.blog);
  await search(page).fill('zeppelin');
  const nothing = page.getByRole('heading', { name: blogWords.empty.title });
  await expect(nothing).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await nothing.boundingBox())?.y).toBeLessThan(phone.viewport.height / 2);
  await expect(search(page), 'closes the keyboard on the screen').not.toBeFocused();
});

test('On a phone, a category shows its posts, which are below the screen, under all categories', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await visit(page, paths.blog);
  const categories = page.getByRole('navigation', { name: blogWords.categoriesTitle });
  const chosen = category(page, String(postFilters.at(-1)?.label));
  await chosen.click();
  await expect(page).toHaveURL(/category=/);
  await expect
    .poll(async () => (await articles(page).first().boundingBox())?.y)
    .toBeLessThan(phone.viewport.height / 2);
  await expect(categories).toBeInViewport({ ratio: 1 });
  await expect(chosen).toBeFocused();
});

test('On wide screens, a category leaves the page where it is', async ({ page }) => {
  await visit(page, paths.blog);
  const chosen = category(page, String(postFilters.at(-1)?.label));
  await chosen.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => window.scrollY);
  const before = await position();
  await chosen.click();
  await expect(articles(page)).not.toHaveCount(6);
  expect(await position()).toBe(before);
});
