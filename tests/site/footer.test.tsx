import { otherLanguages } from 'virtual:languages';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { company } from '#content/company.ts';
import { colorScheme, footer, menuLabels, siteLabels } from '#content/site.ts';
import { galleryStoryPath, paths } from '#paths';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { takeConsoleMessages } from '#tests/support/consoleMessages.ts';
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
    const foot = screen.getAllByRole('contentinfo').at(-1) as HTMLElement;
    expect(foot).toHaveTextContent(company.name);
    for (const [name, href] of [
      [menuLabels.privacy, paths.privacy],
      [menuLabels.imprint, paths.imprint],
    ] as const) {
      expect(within(foot).getByRole('link', { name })).toHaveAttribute('href', href);
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

it('On a live site, the page of a story that does not exist links to the home pages of the other languages', async () => {
  await renderSite(galleryStoryPath('nowhere'), { isLive: true });
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ hreflang }) => hreflang !== '');
  expect(links.map(({ pathname }) => pathname)).toEqual(otherLanguages.map(({ basePath }) => `${basePath}/`));
  takeConsoleMessages();
});

it('The buttons of the colour scheme are icons, which say what they mean also under the pointer', async () => {
  await renderSite(paths.home);
  const buttons = within(screen.getByRole('group', { name: colorScheme.label })).getAllByRole('button');
  const names = [colorScheme.light, colorScheme.system, colorScheme.dark];
  expect(buttons.map(({ title }) => title)).toEqual(names);
  expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(names);
});

it('The WhatsApp button opens a new tab, which cannot reach the page', async () => {
  await renderSite(paths.home);
  const chat = screen.getByRole('link', { name: siteLabels.whatsapp });
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat.getAttribute('rel')).toMatch(/noopener|noreferrer/);
});

it('The button for a call dials the company’s number', async () => {
  await renderSite(paths.home);
  const call = screen.getByRole('link', { name: siteLabels.call });
  expect(call).toHaveAttribute('href', `tel:${company.phone.tel}`);
});

it('The footer of a page that was rendered in an earlier year names the current one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const listRecent = async () => {
    vi.setSystemTime(new Date('2027-01-01T12:00:00Z'));
    return [];
  };
  await renderSite(paths.home, { backend: sampleBackendWith({ events: { listRecent } }) });
  expect(screen.getByText(footer.copyright(2027))).toBeInTheDocument();
});
