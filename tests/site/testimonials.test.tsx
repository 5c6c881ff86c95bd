import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientWords } from '#content/clientWords.ts';
import { homeTestimonials } from '#content/home.ts';
import { testimonialWords } from '#content/testimonials.ts';
import type { EventType } from '#domain/enquiry.ts';
import { uploadFile, uploadPath } from '#domain/uploads.ts';
import { reviews } from '#sample/reviews.ts';
import { testimonials } from '#sample/testimonials.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { reviewForm } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';

const [emily] = reviews as [(typeof reviews)[0]];
const quotes = () => within(screen.getByRole('main')).getAllByRole('figure');

/** @returns a backend with the first and third review approved. */
async function approving(form: Partial<typeof reviewForm> = {}) {
  const backend = sampleBackendWith({});
  await backend.reviews.update('1', { ...reviewForm, ...form }, 1);
  await backend.reviews.update('3', { status: 'approved', answer: '', featured: 'no', pictureShown: 'no' }, 1);
  return backend;
}

describe('The testimonials', () => {
  it('show the published picture of a review, loaded lazily and with its size reserved', async () => {
    const picture = uploadPath(uploadFile('0123456789abcdef-800x1200-a1b2c3', 800, 'webp'));
    const [shown] = testimonials as [(typeof testimonials)[0]];
    const list = async () => [
      { ...shown, picture },
      { ...shown, id: 'another' },
    ];
    await renderSite('/testimonials', { backend: sampleBackendWith({ testimonials: { list } }) });
    const image = within(screen.getByRole('main')).getByRole('img', { name: testimonialWords.picture(shown.name) });
    expect(image).toHaveAttribute('src', picture);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image.closest('picture')?.querySelector('source')?.srcset).toMatch(/480\.avif 480w, .*800\.avif 800w$/);
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '1200');
  });

  it.each([
    ['an upright picture', '800x1200', '216px'],
    ['a wide picture', '1200x800', '288px'],
  ])('show %s in a width that leaves the text more room', async (_which, size, width) => {
    const picture = uploadPath(uploadFile(`0123456789abcdef-${size}-a1b2c3`, 480, 'webp'));
    const [shown] = testimonials as [(typeof testimonials)[0]];
    const list = async () => [{ ...shown, picture }];
    await renderSite('/testimonials', { backend: sampleBackendWith({ testimonials: { list } }), styled: true });
    const box = screen.getByRole('img', { name: testimonialWords.picture(shown.name) }).closest('picture');
    expect(box?.querySelector('source')).toHaveAttribute('sizes', width);
    expect(box?.parentElement).toHaveStyle({ maxWidth: width });
  });

  it.each([
    ['taller than 3:4', '500x2000', '0.75 / 1'],
    ['wider than 2:1', '2000x500', '2 / 1'],
    ['of any other shape in full', '800x1000', '0.8 / 1'],
  ])('crop a picture that is %s', async (_which, size, aspectRatio) => {
    const picture = uploadPath(uploadFile(`0123456789abcdef-${size}-a1b2c3`, 480, 'webp'));
    const [shown] = testimonials as [(typeof testimonials)[0]];
    const list = async () => [{ ...shown, picture }];
    await renderSite('/testimonials', { backend: sampleBackendWith({ testimonials: { list } }), styled: true });
    const box = screen.getByRole('img', { name: testimonialWords.picture(shown.name) }).closest('picture');
    expect(getComputedStyle(box?.parentElement as HTMLElement).aspectRatio).toBe(aspectRatio);
  });

  it('show a review’s picture with the client’s words, before the company’s answer', async () => {
    const picture = uploadPath(uploadFile('0123456789abcdef-800x600-a1b2c3', 480, 'webp'));
    const [shown] = testimonials as [(typeof testimonials)[0]];
    const list = async () => [{ ...shown, picture, answer: reviewForm.answer }];
    await renderSite('/testimonials', { backend: sampleBackendWith({ testimonials: { list } }) });
    const image = within(quotes()[0] as HTMLElement).getByRole('img', { name: testimonialWords.picture(shown.name) });
    const answer = within(quotes()[0] as HTMLElement).getByText(reviewForm.answer);
    expect(image.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('end with the approved reviews, with the company’s answer but no email address', async () => {
    await renderSite('/testimonials', { backend: await approving() });
    expect(quotes()).toHaveLength(11);
    const review = within(quotes()[9] as HTMLElement);
    for (const text of [emily.name, clientWords.of.wedding, clientWords.answer, reviewForm.answer]) {
      expect(review.getByText(text)).toBeVisible();
    }
    expect(review.getByText(new RegExp(emily.comment))).toBeVisible();
    expect(review.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    const other = within(quotes()[10] as HTMLElement);
    expect(other.queryByText(clientWords.answer)).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(emily.email);
    // Only the company's own testimonials have an illustrated portrait.
    expect(review.queryByRole('presentation')).not.toBeInTheDocument();
    expect(within(quotes()[0] as HTMLElement).getByRole('presentation')).toBeInTheDocument();
  });

  it('mark verified clients', async () => {
    const [own] = testimonials as [(typeof testimonials)[0]];
    const list = async () => [own, { ...own, id: 'x', name: 'Known', role: '', verified: true }];
    await renderSite('/testimonials', { backend: sampleBackendWith({ testimonials: { list } }) });
    const [unknown, known] = quotes();
    expect(known).toHaveTextContent(`${clientWords.of[own.category]} · ${clientWords.verified}`);
    expect(unknown).not.toHaveTextContent(clientWords.verified);
    expect(unknown).toHaveTextContent(own.role);
  });

  it.each([
    ['all', testimonials, 9],
    ['one', testimonials.slice(4, 5), 1],
    ['none', [], 0],
  ])('are shown in one list, or as an empty state if there are none: %s', async (_how, shown, count) => {
    await renderSite('/testimonials', {
      backend: sampleBackendWith({ testimonials: { list: async () => [...shown] } }),
    });
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('list')).toHaveLength(count > 0 ? 1 : 0);
    const names = main.queryAllByRole('listitem').map((item) => item.querySelector('figcaption span')?.textContent);
    expect(names).toEqual(shown.map(({ name }) => name));
    expect(main.queryAllByText(testimonialWords.empty.title)).toHaveLength(count > 0 ? 0 : 1);
  });

  it('are shown in full, however long they are', async () => {
    const [own] = testimonials as [(typeof testimonials)[0]];
    const long = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
    const list = async () => ['1', '2', '3'].map((id) => ({ ...own, id, quote: `${id} ${long}` }));
    await renderSite('/testimonials', { backend: sampleBackendWith({ testimonials: { list } }) });
    for (const [index, quote] of quotes().entries()) expect(quote).toHaveTextContent(`${index + 1} ${long}`);
  });

  it.each(Object.entries(clientWords.of))('without a role describe the client of a %s as “%s”', async (kind, words) => {
    const [own] = testimonials as [(typeof testimonials)[0]];
    const list = async () => [{ ...own, role: '', category: kind as EventType }];
    await renderSite('/testimonials', { backend: sampleBackendWith({ testimonials: { list } }) });
    expect(within(quotes()[0] as HTMLElement).getByText(words)).toBeVisible();
  });
});

describe('The home page', () => {
  const shown = () => {
    const section = screen.getByRole('region', { name: homeTestimonials.title });
    return within(section)
      .getAllByRole('figure')
      .map((figure) => figure.querySelector('figcaption span')?.textContent);
  };
  const own = testimonials.map(({ name }) => name);

  it('shows the company’s first three testimonials if no review is featured', async () => {
    await renderSite('/', { backend: await approving({ featured: 'no' }) });
    expect(shown()).toEqual(own.slice(0, 3));
  });

  it('shows a featured review first, three in all', async () => {
    await renderSite('/', { backend: await approving() });
    expect(shown()).toEqual([emily.name, ...own.slice(0, 2)]);
    expect(screen.queryByText(reviewForm.answer)).not.toBeInTheDocument();
  });

  it('does not show a hidden review, even if it is featured', async () => {
    await renderSite('/', { backend: await approving({ status: 'hidden' }) });
    expect(shown()).toEqual(own.slice(0, 3));
  });
});
