import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserTypefaces } from '#admin/postForm/browserTypefaces.ts';
import { cardPath } from '#adminPaths';
import { cardOverlay } from '#cards/cardOverlay.ts';
import { pictureWords, postForm } from '#content/admin/postForm.ts';
import { blogBanner } from '#content/blog.ts';
import { company } from '#content/company.ts';
import { postPath } from '#paths';
import { posts } from '#sample/posts.ts';
import { brandTokens } from '#theme/brandTokens.ts';
import { field, fill, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const [first] = posts as [(typeof posts)[0]];
const { labels } = postForm;

const drawing = (title: string) => screen.getByRole('img', { name: postForm.cardOf(title) });
const drawnBy = (title: string) => (drawing(title) as HTMLImageElement).getAttribute('src');
/** The text lines of the drawing. */
const words = (title: string) => [...drawing(title).querySelectorAll('text')].map(({ textContent }) => textContent);
/** The drawing as the server lays it out, in the fonts of the browser. */
function layoutOf(title: string): string | undefined {
  const template = document.createElement('template');
  template.innerHTML = cardOverlay(title, true, browserTypefaces(brandTokens), { tokens: brandTokens, company });
  return template.content.querySelector('svg')?.outerHTML;
}
const type = (label: string, text: string) => fill(new RegExp(`^${label}`), text);

describe('The sharing image in the post form', () => {
  it('shows the search title, or else the title, as it is typed', async () => {
    await renderSite('/admin/blog/new');
    expect(words('').join(' ')).toContain(company.tagline);
    type(labels.title, 'Candles on the lake');
    expect(words('Candles on the lake').join(' ')).toContain('Candles on the lake');
    type(labels.metaTitle, 'Lake candles');
    expect(words('Lake candles').join(' ')).toContain('Lake candles');
    expect(words('Lake candles').join(' ')).not.toContain('Candles on');
    // Below the sharing image, and in the preview of the search result.
    expect(screen.getAllByText(`Lake candles · ${company.name}`)).toHaveLength(2);
  });

  it('wraps a long title and truncates it, with the layout of the server’s image', async () => {
    await renderSite('/admin/blog/new');
    const title = 'candles '.repeat(40).trim();
    type(labels.title, title);
    const lines = words(title).filter((line) => line?.includes('candles'));
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(drawing(title).querySelector('svg')?.outerHTML).toBe(layoutOf(title));
  });

  it('wraps its title again once the font of the title is loaded', async () => {
    const letter = { width: 40 };
    const measureText = (text: string) => ({ width: text.length * letter.width });
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({ measureText });
      },
    );
    let loaded = () => {};
    const load = () => new Promise<void>((end) => (loaded = end));
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(document, 'fonts');
    });
    await renderSite('/admin/blog/new');
    const title = 'Candles on the lake at night';
    type(labels.title, title);
    expect(words(title)).not.toContain(title);
    letter.width = 4;
    await act(async () => loaded());
    expect(words(title)).toContain(title);
  });

  it.each([
    ['is written from right to left', 'زفاف في الحديقة'],
    ['has letters that the fonts lack', '婚礼'],
  ])('omits a title that %s', async (_what, title) => {
    await renderSite('/admin/blog/new');
    type(labels.title, title);
    expect(words(title).join(' ')).not.toContain(title);
    expect(words(title).join(' ')).toContain(company.tagline);
  });

  it('shows HTML in a title as text, and omits emoji', async () => {
    await renderSite('/admin/blog/new');
    const title = '🎂 <img src=x onerror=alert(1)> "&"';
    type(labels.title, title);
    expect(drawing(title).querySelector('svg img, svg image')).toBeNull();
    const all = words(title).join(' ');
    expect(all).toContain('<img src=x');
    expect(all).toContain('"&"');
    expect(all).not.toContain('🎂');
  });

  it('shows the featured image, and the blog’s picture once that is removed', async () => {
    await renderSite(`/admin/blog/${first.id}/edit`);
    expect(drawing(first.title).querySelector('img')?.src).toContain(`/photos/${first.featuredImage}`);
    press(pictureWords.remove);
    expect(drawing(first.title).querySelector('img')?.src).toContain(`/photos/${blogBanner.photo}`);
  });

  it('is the server’s image for a published post on a live site, until the title changes', async () => {
    await renderSite(`/admin/blog/${first.id}/edit`, { isLive: true });
    expect(drawnBy(first.title)).toBe(cardPath(postPath(first.slug)));
    type(labels.excerpt, 'Something that no card says.');
    expect(drawnBy(first.title)).toBe(cardPath(postPath(first.slug)));
    type(labels.title, 'Another title');
    expect(words('Another title').join(' ')).toContain('Another title');
    type(labels.title, first.title);
    await waitFor(() => expect(drawnBy(first.title)).not.toBeNull());
    // The server cannot draw the image.
    fireEvent.error(drawing(first.title));
    expect(drawnBy(first.title)).toBeNull();
    expect(field(new RegExp(`^${labels.title}`))).toHaveValue(first.title);
  });

  it('is drawn in the browser while another picture or search title is not saved yet', async () => {
    await renderSite(`/admin/blog/${first.id}/edit`, { isLive: true });
    type(labels.metaTitle, 'Lake candles');
    await waitFor(() => expect(drawnBy('Lake candles')).toBeNull());
    type(labels.metaTitle, '');
    await waitFor(() => expect(drawnBy(first.title)).toBe(cardPath(postPath(first.slug))));
    press(pictureWords.remove);
    await waitFor(() => expect(drawnBy(first.title)).toBeNull());
  });

  it('is drawn in the browser while the post is about to move to another URL', async () => {
    await renderSite(`/admin/blog/${first.id}/edit`, { isLive: true });
    expect(drawnBy(first.title)).toBe(cardPath(postPath(first.slug)));
    type(labels.slug, 'another-place');
    await waitFor(() => expect(drawnBy(first.title)).toBeNull());
  });

  it('is set in the fonts and the weight of headings of the brand', () => {
    const headings = { ...brandTokens.headings, weight: 600 };
    const { display, italic, text } = browserTypefaces({ fonts: { display: 'Bell', text: 'Plain' }, headings });
    expect(display.set('A', 40).svg).toContain('font:normal 600 40px Bell;');
    expect(italic.set('&', 40).svg).toContain('font:italic 600 40px Bell;');
    expect(text.set('a', 20).svg).toMatch(/font:normal \d+ 20px Plain;/);
  });

  it('is drawn in the browser in the demo, and for a draft', async () => {
    const draft = posts.find(({ status }) => status === 'draft') as typeof first;
    await renderSite(`/admin/blog/${first.id}/edit`);
    expect(drawnBy(first.title)).toBeNull();
    await renderSite(`/admin/blog/${draft.id}/edit`, { isLive: true });
    expect(screen.getAllByRole('img', { name: postForm.cardOf(draft.title) })[0]).not.toHaveAttribute('src');
  });
});
