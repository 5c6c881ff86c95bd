import { otherLanguages } from 'virtual:languages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { headings, recordPages } from '#tests/support/words.ts';
import { renderSite } from '../support/renderSite.tsx';

/** A page of the site, and one of a record. */
const pages = Object.entries(headings).filter(([path]) => [paths.about, recordPages[0]].includes(path));

it('The footer of the public pages names the company, and links to the privacy page and the imprint', async () => {
  const router = await renderSite(paths.home);
  for (const [path, heading] of pages) {
    await act(() => router.navigate(path));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    // Posts have a footer of their own, which comes earlier.
    const footer = screen.getAllByRole('contentinfo').at(-1) as HTMLElement;
    expect(footer).toHaveTextContent(company.name);
    for (const [name, href] of [
      [menuLabels.privacy, paths.privacy],
      [menuLabels.imprint, paths.imprint],
    ] as const) {
      expect(within(footer).getByRole('link', { name })).toHaveAttribute('href', href);
    }
  }
});

it.each([
  ['click', ''],
  ['auxclick', ' in a new tab'],
  ['contextmenu', ' in a new tab from the context menu'],
])('At a %s, the links to other languages keep the filter and the token of a personal link%s', async (event) => {
  const rest = '?category=wedding#token';
  await renderSite(paths.consultation + rest);
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ hreflang }) => hreflang !== '');
  // A brand may speak one language only.
  expect(links).toHaveLength(otherLanguages.length);
  for (const link of links) {
    // Prevents jsdom from handling the link itself.
    link.addEventListener('click', (clicked) => clicked.preventDefault());
    fireEvent(link, new MouseEvent(event, { bubbles: true, cancelable: true }));
    expect(link.search + link.hash).toBe(rest);
  }
});

it('The WhatsApp button opens a new tab, which cannot reach the page', async () => {
  await renderSite(paths.home);
  const chat = screen.getByRole('link', { name: siteLabels.whatsapp });
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat.getAttribute('rel')).toMatch(/noopener|noreferrer/);
});
