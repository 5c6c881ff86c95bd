// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { whenIdle } from '#components/afterPaint.ts';
import { galleryWords } from '#content/gallery.ts';
import { loadFailed, menuLabels } from '#content/site.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { paths } from '#paths';
import { gallery } from '#sample/gallery.ts';
import '#tests/support/matchers.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import '#tests/support/setup.ts';

// As if the connection were lost before the code of the dialogs was requested.
const lost = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('#site/enquiry/EnquiryDialog.tsx', lost);
vi.mock('#site/gallery/Lightbox.tsx', lost);

it('The message that the enquiry could not be loaded can be closed, and leaves the page as it was', async () => {
  const router = await renderSite(paths.imprint);
  fireEvent.click(screen.getAllByRole('link', { name: menuLabels.bookNow })[0] as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent(loadFailed.text);
  fireEvent.click(screen.getByRole('button', { name: loadFailed.close }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: paths.imprint, state: null });
});

it('A picture that cannot be enlarged says so once it is pressed, not when the pointer is over it', async () => {
  const [{ alt }] = gallery as [GalleryPhoto];
  await renderSite(paths.gallery);
  const picture = screen.getByRole('button', { name: galleryWords.enlarge(alt) });
  fireEvent.pointerEnter(picture);
  await act(() => new Promise((resolve) => whenIdle(() => resolve(undefined))));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.click(picture);
  expect(await screen.findByRole('alert')).toHaveTextContent(loadFailed.text);
});
