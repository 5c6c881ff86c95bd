import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enquiry } from '#content/enquiry.ts';
import { galleryWords } from '#content/gallery.ts';
import { menuLabels } from '#content/site.ts';
import { share } from '#content/testimonials.ts';
import { paths } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const [photo = { alt: '' }] = gallery;

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
