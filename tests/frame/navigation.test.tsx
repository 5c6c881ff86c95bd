import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { galleryBanner } from '#content/gallery.ts';
import { loading, siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

it('The title of each page is announced after navigation, also of the first one on the way back', async () => {
  const router = await renderSite(paths.about);
  const announced = () => screen.queryByText(document.title, { selector: '[role=status]' });
  const { title } = document;
  expect(announced()).not.toBeInTheDocument();
  await act(() => router.navigate(paths.imprint));
  expect(document.title).not.toBe(title);
  expect(announced()).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await vi.waitFor(() => expect(document.title).toBe(title));
  expect(announced()).toBeInTheDocument();
});

it('The content has the focus after navigation to another page, and to the first one again', async () => {
  const router = await renderSite(paths.about);
  const content = () => screen.getByRole('main');
  for (const path of [paths.imprint, paths.about]) {
    screen.getByRole('link', { name: siteLabels.skipLink }).focus();
    await act(() => router.navigate(path));
    await vi.waitFor(() => expect(content()).toHaveFocus());
  }
});

it('The skip link scrolls to the content and moves the focus there', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderSite(paths.about);
  // The browser would add a history entry of its own.
  expect(fireEvent.click(screen.getByRole('link', { name: siteLabels.skipLink }))).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([screen.getByRole('main')]);
});

it('A bar shows that the next page is loading, until that is there', async () => {
  let answer = () => {};
  const answered = new Promise<[]>((resolve) => {
    answer = () => resolve([]);
  });
  const list = vi.fn(() => answered);
  const router = await renderSite(paths.about, { backend: sampleBackendWith({ gallery: { list } }) });
  const bar = () => screen.queryByRole('progressbar', { name: loading });
  expect(bar()).not.toBeInTheDocument();
  await act(async () => void router.navigate(paths.gallery));
  expect(bar()).toBeVisible();
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
  await act(async () => answer());
  expect(await screen.findByRole('heading', { level: 1, name: galleryBanner.title })).toBeVisible();
  expect(bar()).not.toBeInTheDocument();
});
