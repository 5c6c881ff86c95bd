import type { Page } from '@playwright/test';
import { testimonialFilters } from '#content/categories.ts';
import { review } from '#content/review.ts';
import { share } from '#content/testimonials.ts';
import { reviewPath } from '#paths';
import { testimonials } from '#sample/testimonials.ts';
import { sentReview } from '#tests/support/records.ts';
import { expect, styleOf, test, visit } from '#tests/support/site.ts';
import { labelOf } from '#tests/support/words.ts';

const reviews = (page: Page) => page.getByRole('main').getByRole('figure');
const filter = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('The testimonials ignore an unknown filter, each filter shows its own, and Back undoes it', async ({ page }) => {
  await visit(page, '/testimonials?category=%00&category=wedding');
  await expect(filter(page, labelOf(testimonialFilters, 'all'))).toHaveAttribute('aria-pressed', 'true');
  await expect(reviews(page)).toHaveCount(9);
  for (const { name, role, quote, rating } of testimonials) {
    const review = reviews(page).filter({ hasText: quote });
    await expect(review.getByText(name)).toBeVisible();
    await expect(review.getByText(role)).toBeVisible();
    await expect(review.getByRole('img', { name: `${rating} out of 5 stars` })).toBeVisible();
  }

  await expect(page.getByRole('heading', { name: share.title })).toBeVisible();

  for (const { value, label } of testimonialFilters.toReversed()) {
    await filter(page, label).click();
    await expect(page).toHaveURL(value === 'all' ? '/testimonials' : `/testimonials?category=${value}`);
    await expect(filter(page, label)).toHaveAttribute('aria-pressed', 'true');
    const expected = testimonials.filter(({ category }) => value === 'all' || category === value);
    await expect(reviews(page)).toHaveCount(expected.length);
    for (const { quote } of expected) await expect(page.getByText(quote)).toBeVisible();
  }
  await page.goBack();
  await expect(reviews(page)).toHaveCount(3);
});

test('The first testimonial has the largest text, and the order holds on every screen', async ({ page }) => {
  await visit(page, '/testimonials');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = await reviews(page)
      .locator('blockquote p')
      .evaluateAll((all) => all.map((quote) => Number.parseFloat(getComputedStyle(quote).fontSize)));
    expect(sizes[0], `at ${width} px`).toBeGreaterThan(1.5 * Math.max(...sizes.slice(1)));
    const tops = await reviews(page).evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(tops, `at ${width} px`).toEqual(tops.toSorted((one, other) => one - other));
  }
});

test('A link to the review form opens it without a touch', async ({ page }) => {
  await page.goto(reviewPath());
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('A refused attempt on a phone shows the first wrong field together with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, reviewPath());
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: review.labels.name }).fill(sentReview.name);
  await form.getByRole('textbox', { name: review.labels.comment }).fill(sentReview.comment);
  await form.getByRole('button', { name: review.send }).click();
  const email = form.getByRole('textbox', { name: review.labels.email });
  await expect(email).toBeFocused();
  await expect(form.locator(`label[for="${await email.getAttribute('id')}"]`)).toBeInViewport({ ratio: 1 });
});

test('A review is written by keyboard in an accessible dialog, and waits for approval', async ({ page }) => {
  await visit(page, '/testimonials');
  const opener = page.getByRole('link', { name: share.link });
  const form = page.getByRole('dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(reviewPath());
  await form.getByRole('button', { name: review.send }).click();
  await expect(form.getByRole('textbox', { name: review.labels.name })).toBeFocused();
  await expect(page).toHaveNoAxeViolations();
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => form.evaluate((box) => box.scrollWidth - box.clientWidth), `at ${width} px`).toBe(0);
  }

  await page.keyboard.type(sentReview.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(sentReview.email);
  await form.getByRole('combobox', { name: review.labels.eventType }).selectOption(sentReview.eventType);
  await form.getByRole('combobox', { name: review.labels.eventType }).focus();
  await page.keyboard.press('Tab');
  const stars = form.getByRole('radiogroup', { name: review.labels.rating });
  for (let count = 0; count < sentReview.rating; count += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: review.stars(sentReview.rating) })).toBeChecked();
  for (const label of await stars.locator('label:visible').all()) {
    const box = await label.boundingBox();
    if (box && box.width > 1) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type(sentReview.comment);
  await page.keyboard.press('Tab');
  await expect(form.getByLabel(review.labels.picture)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: review.success.title })).toBeVisible();
  await expect(page).toHaveNoAxeViolations();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/testimonials');
  await expect(opener).toBeFocused();
  await expect(reviews(page)).toHaveCount(9);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: /boot-.*\(csp\)/ });

  test('the review form refers to the contact page, by a link as readable as the text around it', async ({ page }) => {
    await page.goto('/testimonials');
    const link = page.getByRole('link', { name: share.withoutScript.link });
    expect(await styleOf(link, 'color')).toBe(await styleOf(link.locator('..'), 'color'));
    await link.click();
    await expect(page).toHaveURL('/contact');
  });
});

test('The URL of the review form opens it over the prerendered page', async ({ page }) => {
  await visit(page, reviewPath());
  await expect(page.getByRole('dialog', { name: review.title })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(reviewPath());
});
