import { adminPaths, leadPath, messagesPath } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { conversationPage, liveMessages, messageWords, replyForm } from '#content/admin/messages.ts';
import { newLink } from '#content/admin/newLink.ts';
import { postForm } from '#content/admin/postForm.ts';
import { reviewForm, reviewRequest, reviewWords } from '#content/admin/reviews.ts';
import { deletion } from '#content/admin/shell.ts';
import { categoryLabels } from '#content/categories.ts';
import { clientWords } from '#content/clientWords.ts';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { enquiry } from '#content/enquiry.ts';
import { review } from '#content/review.ts';
import { menuLabels, missingPageWords } from '#content/site.ts';
import { testimonialWords } from '#content/testimonials.ts';
import { postStatusLabels } from '#domain/post.ts';
import { reviewEntity, reviewStatusLabels } from '#domain/review.ts';
import { galleryStoryPath, paths } from '#paths';
import { demoAccount } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { fillEnquiry, openEnquiry, send } from '#tests/support/enquiry.ts';
import { liveURL } from '#tests/support/live.ts';
import { enquiry as sentEnquiry } from '#tests/support/records.ts';
import { expect, expectToFit, signIn, test, unique, visit } from '#tests/support/site.ts';

// After the end of a session, the browser logs the server's 401 responses.
test.use({ baseURL: liveURL(), allowed: /status of 401/ });

/** A reference number of an enquiry. */
const reference = /[2-9A-Z]{4}-[2-9A-Z]{4}/;

const client = String(leads[1]?.name);

test('An enquiry gives the visitor a reference, and staff find it as a lead after signing in', async ({ page }) => {
  const name = unique('Ada Byron');
  await visit(page, '/about');
  await openEnquiry(page);
  await fillEnquiry(page, { name });
  await send(page);
  await expect(page.getByRole('heading', { name: enquiry.success.title })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();

  await visit(page, '/admin/leads?sort=-createdAt&q=ada');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/leads\?/);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText(leadWords.count(1, 0).replace(/0.*/, ''))).toBeVisible();
  await page.getByRole('button', { name: leadWords.remove(name) }).click();
  await page.getByRole('button', { name: deletion.confirm, exact: true }).click();
  await expect(page.getByText(leadWords.removed(name))).toBeVisible();
});

test('An enquiry from a page in another language names the page without its prefix', async ({ page }) => {
  await visit(page, `/de${paths.about}`);
  await page.locator('a[aria-haspopup=dialog]:visible').first().click();
  const form = page.getByRole('dialog').locator('form');
  await form.locator('[name=name]').fill(unique('Ada King'));
  await form.locator('[name=email]').fill(`${unique('ada').replace(' ', '.')}@example.com`);
  await form.locator('[name=eventType]').selectOption('other');
  await form.locator('[name=message]').fill('A tea party for forty.');
  const request = page.waitForRequest('**/api/enquiries');
  await form.locator('[type=submit]').click();
  expect((await request).postDataJSON()).toMatchObject({ page: paths.about });
  await expect(page.getByText(reference)).toBeVisible();
});

test('A post is public as soon as it is published, with its picture and in its category', async ({
  staffPage: page,
  request,
}) => {
  const title = unique('Lanterns in the rain');
  await visit(page, '/admin/blog/new');
  await page.getByLabel(new RegExp(postForm.labels.title)).fill(title);
  await page.getByLabel(new RegExp(postForm.labels.excerpt)).fill('Paper or glass?');
  await page.getByLabel(new RegExp(postForm.labels.category)).selectOption('decoration');
  await page.getByRole('textbox', { name: new RegExp(postForm.labels.content) }).fill('Glass, of course.');
  await page.getByRole('radio', { name: postStatusLabels.published }).check();
  const kept = page.waitForResponse('**/api/images');
  await page
    .getByLabel(new RegExp(postForm.labels.featuredImage))
    .first()
    .setInputFiles('public/photos/decor-lanterns-800.webp');
  const { address } = (await (await kept).json()) as { address: string };

  // The session ends while the text is being written; after signing in, the save continues.
  await page.context().clearCookies();
  await page.getByRole('button', { name: postForm.save }).click();
  const dialog = page.getByRole('dialog', { name: login.again.title });
  const password = dialog.getByLabel(login.password, { exact: true });
  await expect(password).toBeFocused();
  await expect(page).toHaveNoAxeViolations();
  await password.fill(demoAccount.password);
  await dialog.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL('/admin/blog');

  const html = async (path: string) => (await request.get(path)).text();
  expect(await html('/blog')).toContain(title);
  expect(await html('/blog')).toContain(address.replace('-800.webp', '-480.avif'));
  const filtered = '/blog?category=decoration';
  expect(await html(filtered), 'the server renders what the address asks for').toContain(
    `data-rendered-for="${filtered}"`,
  );
  await visit(page, filtered);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('article').filter({ hasNotText: categoryLabels.decoration })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('A review sent by a personal link is public once it is approved, until it is hidden', async ({
  staffPage: page,
  request,
}) => {
  const words = unique('Every candle stood straight.');
  const writer = unique('Marcus');
  // On a busy machine the server briefly sends the cached page.
  const shows = (path: string, text = words) =>
    expect.poll(async () => (await (await request.get(path)).text()).includes(text), `${text} on ${path}`);
  await visit(page, leadPath('2'));
  await page.getByRole('button', { name: reviewRequest.ask }).click();
  const link = await page.getByRole('textbox', { name: newLink.label(client) }).inputValue();

  const form = page.getByRole('dialog');
  await visit(page, link);
  await expect(form.getByRole('textbox', { name: review.labels.name })).toHaveValue(client);
  await form.getByRole('textbox', { name: review.labels.name }).fill(writer);
  await form.getByRole('textbox', { name: review.labels.email }).fill('ada@example.com');
  await form.getByRole('radio', { name: review.stars(5) }).press('Space');
  await form.getByRole('textbox', { name: review.labels.comment }).fill(words);
  await form.getByLabel(review.labels.picture).setInputFiles('public/photos/decor-lanterns-800.webp');
  await expect(form.getByRole('img', { name: /decor-lanterns/ })).toBeVisible();
  await form.getByRole('checkbox', { name: review.labels.consent }).check();
  await form.getByRole('button', { name: review.send }).click();
  await expect(page.getByRole('dialog', { name: review.success.title })).toBeVisible();
  await shows(paths.testimonials).toBe(false);
  await visit(page, link);
  await expect(form.getByText(review.linkOver)).toBeVisible();

  await visit(page, `${adminPaths.reviews}?q=${encodeURIComponent(words)}`);
  await page.getByRole('button', { name: new RegExp(`^${reviewWords.approve}`) }).click();
  await expect(page.getByText(reviewWords.approvedWithout(writer))).toBeVisible();
  await shows(paths.testimonials).toBe(true);
  await shows(paths.testimonials, testimonialWords.picture(writer)).toBe(false);
  await shows(paths.testimonials, clientWords.verified).toBe(true);
  await shows(paths.home).toBe(false);

  await page.getByRole('link', { name: reviewWords.edit(writer) }).click();
  await expect(page.getByRole('img', { name: reviewWords.picture(writer) })).toBeVisible();
  await page.getByRole('combobox', { name: reviewEntity.fields.pictureShown.label }).selectOption('yes');
  await page.getByRole('combobox', { name: reviewEntity.fields.featured.label }).selectOption('yes');
  await page.getByRole('textbox', { name: new RegExp(reviewEntity.fields.answer.label) }).fill('So did you.');
  await page.getByRole('button', { name: reviewForm.save }).click();
  await expect(page).toHaveURL(/\/admin\/reviews\?/);
  await shows(paths.home).toBe(true);
  await shows(paths.testimonials, 'So did you.').toBe(true);
  await visit(page, paths.testimonials);
  await expect(page.getByRole('figure').filter({ hasText: words })).toContainText('So did you.');
  const picture = page.getByRole('img', { name: testimonialWords.picture(writer) });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page).toHaveNoAxeViolations();

  await visit(page, `${adminPaths.reviews}?q=${encodeURIComponent(words)}`);
  await page.getByRole('button', { name: new RegExp(`^${reviewWords.hide}`) }).click();
  await expect(page.getByText(reviewWords.changed(writer, reviewStatusLabels.hidden))).toBeVisible();
  for (const path of [paths.home, paths.testimonials]) await shows(path).toBe(false);
});

test.describe('Without JavaScript', () => {
  // The status of the response, and Chromium's message about a preloaded module that it does not run.
  test.use({ javaScriptEnabled: false, allowed: /422|boot-.*\(csp\)/ });

  test('the server answers the enquiry form with its errors and what was typed, then confirms it', async ({ page }) => {
    await page.goto('/services/wedding');
    await page.getByRole('banner').getByRole('link', { name: menuLabels.bookNow }).first().click();
    await expect(page).toHaveURL('/contact?service=wedding');
    await fillEnquiry(page, { name: '   ', message: 'A tea party for thirty.' });
    await send(page);
    await expect(page.getByText(enquirySentences.nameNeeded)).toBeVisible();
    await expect(page.getByRole('textbox', { name: enquiry.labels.message })).toHaveValue('A tea party for thirty.');
    await page.getByRole('textbox', { name: enquiry.labels.name }).fill(unique('Ada Byron'));
    await send(page);
    await expect(page.getByRole('heading', { name: enquiry.success.title })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
  });
});

test.describe('A story that does not exist', () => {
  test.use({ allowed: /status of 404/ });

  test('is told in words on paper, on which the header is dark', async ({ page }) => {
    const header = page.getByRole('banner');
    await visit(page, paths.contact);
    const dark = await header.evaluate((element) => getComputedStyle(element).color);
    await visit(page, galleryStoryPath('nothing'));
    await expect(page.getByRole('heading', { level: 1, name: missingPageWords.heading })).toBeVisible();
    await expect(header).toHaveCSS('color', dark);
    expect(await header.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('none');
  });
});

test('An enquiry is announced in all open tabs of the staff, and listed without a reload', async ({
  staffPage: page,
  context,
}) => {
  const name = unique('Ida Rhodes');
  const listening = page.waitForResponse(/\/api\/conversations\/news/);
  await visit(page, adminPaths.messages);
  await expect(page.getByRole('grid')).toBeVisible();
  await listening;
  const other = await context.newPage();
  await other.goto(adminPaths.leads);
  await expect(other.getByRole('grid')).toBeVisible();
  const sent = await page.request.post('/api/enquiries', {
    headers: { origin: liveURL() },
    data: { ...sentEnquiry, name, email: `${unique('ida').replace(' ', '.')}@example.com` },
  });
  expect(sent.status()).toBe(201);
  await expect(other.getByText(liveMessages.from(name))).toBeVisible();
  await expect(other).toHaveTitle(/^\(1\) /);
  await expect(page.getByRole('grid')).toContainText(name);
  await other.close();
});

test('A reply that waits for a mail server fits the narrowest phones', async ({ page }) => {
  const name = unique('Ida');
  await page.request.post('/api/enquiries', {
    headers: { origin: liveURL() },
    data: { ...sentEnquiry, name, email: `${name.replace(' ', '.')}@example.com` },
  });
  await visit(page, messagesPath({ q: name }));
  await signIn(page);
  await page.getByRole('link', { name: messageWords.openOf(name) }).click();
  await page.getByRole('button', { name: conversationPage.reply }).click();
  await page.getByRole('textbox', { name: replyForm.text }).fill('Yes, we have tents.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article').first()).toContainText(conversationPage.states.waiting);
  await expectToFit(page, [360, 320]);
});
