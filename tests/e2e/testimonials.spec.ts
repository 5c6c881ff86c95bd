import type { Page } from '@playwright/test';
import { testimonialFilters } from '#content/categories.ts';
import { share } from '#content/testimonials.ts';
import { testimonials } from '#sample/testimonials.ts';
import { expect, test, visit } from '#tests/support/site.ts';
import { labelOf } from '#tests/support/words.ts';

const reviews = (page: Page) => page.getByRole('main').getByRole('figure');
const filter = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('nine clients speak, also under a filter that does not exist; each filter shows its own, and Back undoes it', async ({
  page,
}) => {
  await visit(page, '/testimonials?category=%00&category=wedding');
  await expect(filter(page, labelOf(testimonialFilters, 'all'))).toHaveAttribute('aria-pressed', 'true');
  await expect(reviews(page)).toHaveCount(9);
  for (const { name, role, quote, rating } of testimonials) {
    const review = reviews(page).filter({ hasText: quote });
    await expect(review.getByText(name)).toBeVisible();
    await expect(review.getByText(role)).toBeVisible();
    await expect(review.getByRole('img', { name: `${rating} out of 5 stars` })).toBeVisible();
  }

  // An invitation that leads nowhere yet.
  await expect(page.getByRole('heading', { name: share.title })).toBeVisible();
  const link = page.getByRole('link', { name: share.link });
  await expect(link).toBeDisabled();
  await link.click({ force: true });
  await expect(page).toHaveURL(/category=wedding$/);

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
