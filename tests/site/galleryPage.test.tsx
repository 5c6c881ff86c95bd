import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoryLabels } from '#content/categories.ts';
import { galleryWords } from '#content/gallery.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { galleryStoryPath, paths } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { stories } from '#sample/stories/stories.ts';
import { isWideOnPhone, tileSpans } from '#site/gallery/tileSpans.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { matchMedia } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const counts = Array.from({ length: 40 }, (_, index) => index + 1);

/** @returns the widths by row; a row ends when it is full or the next width does not fit. */
function rowsOf(widths: readonly number[], columns: number): number[][] {
  const rows: number[][] = [[]];
  for (const width of widths) {
    const row = rows.at(-1) as number[];
    if (row.reduce((sum, each) => sum + each, width) > columns) rows.push([width]);
    else row.push(width);
  }
  return rows;
}

const full = (columns: number) => (row: number[]) => row.reduce((sum, width) => sum + width, 0) === columns;

it('A picture opened by its address leaves the focus on the page when it is closed', async () => {
  const [photo] = gallery as [GalleryPhoto];
  await renderSite(`${paths.gallery}?photo=${photo.id}`);
  fireEvent.click(await screen.findByRole('button', { name: galleryWords.close }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('A picture is enlarged as a whole, without the round corners of its theme', async () => {
  const [photo] = gallery as [GalleryPhoto];
  await renderSite(`${paths.gallery}?photo=${photo.id}`, { styled: true });
  const cornersOf = (picture: HTMLElement) =>
    getComputedStyle(picture.closest('.AppPhoto-root') as HTMLElement).borderRadius;
  const dialog = await screen.findByRole('dialog');
  expect(cornersOf(within(dialog).getByRole('img', { name: photo.alt }))).toBe('0px');
  const [tile] = screen.getAllByRole('img', { name: photo.alt, hidden: true });
  expect(cornersOf(tile as HTMLElement)).toBe('var(--mui-shape-pictureRadius)');
});

describe('The pictures in the gallery', () => {
  it.each(counts)('fill every row if there are %i, on wide screens and on phones', (count) => {
    const wide = rowsOf(tileSpans(count), 6);
    expect(wide.flat()).toHaveLength(count);
    expect(wide.filter((row) => !full(6)(row))).toEqual([]);
    const phone = rowsOf(
      Array.from({ length: count }, (_, position) => (isWideOnPhone(position, count) ? 2 : 1)),
      2,
    );
    expect(phone.filter((row) => !full(2)(row))).toEqual([]);
  });

  it('are laid out in varying rows, on wide screens and on phones', () => {
    expect(new Set(rowsOf(tileSpans(12), 6).map(String)).size).toBeGreaterThan(2);
    expect(gallery.map((_, position) => isWideOnPhone(position, gallery.length)).slice(0, 6)).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('show category, event and place below them, with a link to the story', async () => {
    await renderSite(paths.gallery);
    for (const { alt, category, story: slug } of gallery) {
      const tile = tileOf(alt);
      const story = stories.find((each) => each.slug === slug);
      expect(tile.getByText(categoryLabels[category])).toBeVisible();
      expect(tile.getByRole('link', { name: story?.title })).toHaveAttribute('href', galleryStoryPath(slug));
      expect(tile.getByText(String(story?.place))).toBeVisible();
    }
  });

  it('are buttons that open a dialog, in which the caption of the next picture is announced', async () => {
    const [photo, next] = gallery as [GalleryPhoto, GalleryPhoto];
    matchMedia('reduced-motion');
    await renderSite(paths.gallery);
    const tile = screen.getByRole('button', { name: galleryWords.enlarge(photo.alt) });
    expect(tile).toHaveAttribute('aria-haspopup', 'dialog');
    fireEvent.click(tile);
    const lightbox = within(await screen.findByRole('dialog', { name: galleryWords.lightbox }));
    const caption = lightbox.getByText(photo.alt);
    expect(caption).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(lightbox.getByRole('button', { name: galleryWords.next }));
    await waitFor(() => expect(caption).toHaveTextContent(next.alt));
  });

  it('link to their stories even if the event is unknown', async () => {
    const [photo] = gallery as [GalleryPhoto];
    await renderSite(paths.gallery, {
      backend: sampleBackendWith({ gallery: { list: async () => [{ ...photo, event: null }] } }),
    });
    const link = tileOf(photo.alt).getByRole('link', { name: galleryWords.linkLabel(photo.alt) });
    expect(link).toHaveAttribute('href', galleryStoryPath(photo.story));
    expect(link).toHaveTextContent(galleryWords.link);
  });
});

function tileOf(alt: string) {
  const tile = screen.getByRole('button', { name: galleryWords.enlarge(alt) }).closest('li');
  if (!tile) throw new Error(`In no tile: ${alt}`);
  return within(tile);
}
