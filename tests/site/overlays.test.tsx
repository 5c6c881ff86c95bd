import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterPaint } from '#components/afterPaint.ts';
import { enquiry } from '#content/enquiry.ts';
import { galleryWords } from '#content/gallery.ts';
import { menuLabels } from '#content/site.ts';
import { share } from '#content/testimonials.ts';
import { paths } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { matchMedia, newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const [photo = { id: '', alt: '' }] = gallery;

it.each([
  ['enquiry', paths.imprint, () => screen.getAllByRole('link', { name: menuLabels.bookNow })[0], enquiry.title],
  ['review form', paths.testimonials, () => screen.getByRole('link', { name: share.link }), undefined],
  [
    'enlarged picture',
    paths.gallery,
    () => screen.getByRole('button', { name: galleryWords.enlarge(photo.alt) }),
    galleryWords.lightbox,
  ],
])('The %s closes by Escape again after Forward has reopened it', async (_which, path, opener, name) => {
  // There are no view transitions in jsdom.
  matchMedia('reduced-motion');
  const user = newUser();
  const router = await renderSite(path);
  const dialog = () => screen.findByRole('dialog', { name });
  const closeByEscape = async () => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await user.click(opener() as HTMLElement);
  await dialog();
  await closeByEscape();
  await act(() => router.navigate(1));
  await dialog();
  await closeByEscape();
  expect(router.state.location).toMatchObject({ pathname: path, search: '' });
});

it('The enquiry closes once, and the page stays, when Escape is pressed twice', async () => {
  const user = newUser();
  const router = await renderSite(paths.home);
  await act(() => router.navigate(paths.imprint));
  await user.click(screen.getAllByRole('link', { name: menuLabels.bookNow })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: enquiry.title });
  for (const _press of [1, 2]) fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe(paths.imprint);
});

it.each([
  ['enquiry', paths.imprint, () => screen.getAllByRole('link', { name: menuLabels.bookNow })[0]],
  ['review form', paths.testimonials, () => screen.getByRole('link', { name: share.link })],
  ['enlarged picture', paths.gallery, () => screen.getByRole('button', { name: galleryWords.enlarge(photo.alt) })],
])('The %s is one step of the history, however often it is opened while it loads', async (_which, path, opener) => {
  matchMedia('reduced-motion');
  const router = await renderSite(path);
  const pressed = opener() as HTMLElement;
  for (const _press of [1, 2]) fireEvent.click(pressed);
  await screen.findByRole('dialog');
  // Still in reach while the dialog's code is loading.
  fireEvent.click(pressed);
  await act(afterPaint);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: path, search: '' });
});

it('The enquiry keeps the address of the page it is opened over', async () => {
  const router = await renderSite(`${paths.gallery}?category=wedding#content`);
  fireEvent.click(screen.getAllByRole('link', { name: menuLabels.bookNow })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: enquiry.title });
  expect(router.state.location).toMatchObject({ search: '?category=wedding', hash: '#content' });
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'The link to the enquiry leaves a click with %s to the browser',
  async (key) => {
    const router = await renderSite(paths.imprint);
    // jsdom follows no links, but reports those that it would.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const prevented = vi.spyOn(Event.prototype, 'preventDefault');
    fireEvent.click(screen.getAllByRole('link', { name: menuLabels.bookNow })[0] as HTMLElement, { [key]: true });
    expect(prevented).toHaveBeenCalledOnce();
    expect(router.state.location.state).toBeNull();
    vi.restoreAllMocks();
  },
);

it('The gallery is left by one step back after an enlarged picture was changed and closed', async () => {
  matchMedia('reduced-motion');
  const user = newUser();
  const router = await renderSite(paths.home);
  await act(() => router.navigate(paths.gallery));
  await user.click(screen.getByRole('button', { name: galleryWords.enlarge(photo.alt) }));
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText(galleryWords.counter(2, gallery.length))).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe(paths.home);
});

it('The enlarged picture opened by its address is followed by the next one, and Back does not reopen it once it is closed', async () => {
  const user = newUser();
  const router = await renderSite(paths.home);
  await act(() => router.navigate(`${paths.gallery}?photo=${photo.id}`));
  expect(await screen.findByText(galleryWords.counter(1, gallery.length))).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText(galleryWords.counter(2, gallery.length))).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: paths.gallery, search: '' });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe(paths.home);
});

it('The enlarged picture leaves arrow keys with a modifier to the browser, whose Alt and left arrow go back', async () => {
  const user = newUser();
  const router = await renderSite(`${paths.gallery}?photo=${photo.id}`);
  await screen.findByRole('dialog');
  const { search } = router.state.location;
  for (const modifier of ['Alt', 'Control', 'Meta']) await user.keyboard(`{${modifier}>}{ArrowLeft}{/${modifier}}`);
  expect(router.state.location.search).toBe(search);
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(router.state.location.search).not.toBe(search));
});
