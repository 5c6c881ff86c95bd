import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { enquiry } from '#content/enquiry.ts';
import { imprint } from '#content/imprint.ts';
import { privacy } from '#content/privacy.ts';
import { review } from '#content/review.ts';
import { menuLabels } from '#content/site.ts';
import { bookingLinkDays } from '#domain/consultation.ts';
import { requestDays } from '#domain/review.ts';
import { paths, reviewPath } from '#paths';
import { deviceLifetime } from '#server/store/devices.ts';
import { renderSite } from '../support/renderSite.tsx';

describe.each([
  [paths.privacy, privacy],
  [paths.imprint, imprint],
] as const)('The page %s', (path, words) => {
  it('shows all its sections, each under its own heading', async () => {
    await renderSite(path);
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByText(words.lead)).toBeVisible();
    for (const { title, paragraphs, points = [], after = [] } of words.sections) {
      const part = screen.getByRole('heading', { level: 2, name: title }).parentElement as HTMLElement;
      for (const text of [...paragraphs, ...after]) expect(within(part).getByText(text)).toBeVisible();
      expect(
        within(part)
          .queryAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(points);
    }
  });

  it('shows how to reach the company', async () => {
    await renderSite(path);
    const main = within(screen.getByRole('main'));
    for (const [name, href] of [
      [company.email, `mailto:${company.email}`],
      [company.phone.display, `tel:${company.phone.tel}`],
      [menuLabels.contact, paths.contact],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
});

it('The contact page leads to the phone and the mail program for those who would rather call or write', async () => {
  await renderSite(paths.contact);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: company.phone.display })).toHaveAttribute('href', `tel:${company.phone.tel}`);
  expect(main.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
});

it('The privacy page names the same periods that the product uses', () => {
  const said = privacy.sections.flatMap(({ paragraphs, after = [] }) => [...paragraphs, ...after]).join(' ');
  const browserDays = deviceLifetime / (24 * 60 * 60 * 1000);
  for (const days of [bookingLinkDays, requestDays, browserDays]) expect(said).toContain(` ${days} days`);
});

describe('Wherever data is asked for', () => {
  it.each([
    ['the contact page', paths.contact, enquiry.privacy],
    ['the review form', reviewPath(), review.privacy],
  ])('%s says what happens to it, and links to the privacy page in a new tab', async (_where, address, text) => {
    await renderSite(address);
    const note = await screen.findByText(
      (_content, element) => element?.textContent === `${text} ${menuLabels.privacy}.`,
    );
    const link = within(note).getByRole('link', { name: menuLabels.privacy });
    expect(link).toHaveAttribute('href', paths.privacy);
    expect(link).toHaveAttribute('target', '_blank');
  });
});
