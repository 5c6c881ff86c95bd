import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { TooManyAttempts } from '#backend/errors.ts';
import { blogWords } from '#content/blog.ts';
import { postFilters } from '#content/categories.ts';
import { errorScreen, searchedTooOften } from '#content/site.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { labelOf } from '#tests/support/words.ts';
import { category } from './blogPage.ts';

const search = () => screen.getByRole('searchbox', { name: blogWords.search.label });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('The way out of a search without results clears it, and leads back to the search box', async () => {
  const router = await renderSite('/blog?q=nothing-of-this-kind');
  fireEvent.click(screen.getByRole('link', { name: blogWords.clear }));
  expect(search()).toHaveFocus();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('A tag leads to its posts, and stays when a category is chosen, until all posts are shown again', async () => {
  const router = await renderSite('/blog?tag=flowers');
  expect(screen.getByRole('heading', { level: 2, name: blogWords.tagged('flowers') })).toBeVisible();
  const shown = screen.getAllByRole('article');
  for (const article of shown) expect(article).toHaveTextContent('flowers');
  expect(screen.getByText(blogWords.count(shown.length, 1, 1))).toBeInTheDocument();
  fireEvent.click(category(labelOf(postFilters, 'wedding')));
  await waitFor(() => expect(category(labelOf(postFilters, 'wedding'))).toHaveAttribute('aria-current'));
  expect(router.state.location.search).toBe('?tag=flowers&category=wedding');
  fireEvent.click(screen.getByRole('link', { name: blogWords.allTags }));
  const heading = () => screen.queryByRole('heading', { name: blogWords.tagged('flowers') });
  await waitFor(() => expect(heading()).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?category=wedding');
  // The link that had the focus is gone.
  expect(document.activeElement).toContainElement(screen.getAllByRole('article')[0] as HTMLElement);
  expect(document.body).not.toHaveFocus();
});

it('Categories, and the links that clear tag or search, leave the page where it is scrolled', async () => {
  await renderSite('/blog?tag=flowers&q=nothing-of-this-kind');
  const scroll = vi.spyOn(window, 'scrollTo').mockClear();
  for (const name of [blogWords.allTags, blogWords.clear]) {
    const link = screen.getByRole('link', { name });
    fireEvent.click(link);
    await waitFor(() => expect(link).not.toBeInTheDocument());
  }
  const weddings = () => category(labelOf(postFilters, 'wedding'));
  fireEvent.click(weddings());
  await waitFor(() => expect(weddings()).toHaveAttribute('aria-current'));
  expect(scroll).not.toHaveBeenCalled();
});

describe('The blog search', () => {
  it('searches at once for the first letter, then after a pause in typing', async () => {
    const backend = createSampleBackend();
    const router = await renderSite('/blog', { backend });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const list = vi.spyOn(backend.posts, 'listPublished');
    for (const text of ['r', 'ra', 'rai', 'rain']) {
      fireEvent.change(search(), { target: { value: text } });
      await pass(50);
    }
    const asked = () => new Set(list.mock.calls.map(([{ q }]) => q));
    expect(asked()).toEqual(new Set(['r', '']));
    await pass(250);
    expect(asked()).toEqual(new Set(['r', 'rain', '']));
    expect(router.state.location.search).toBe('?q=rain');
  });

  it('keeps what was typed if a category is chosen before the response arrives', async () => {
    const backend = createSampleBackend();
    const router = await renderSite('/blog', { backend });
    vi.spyOn(backend.posts, 'listPublished').mockImplementationOnce(() => new Promise(() => undefined));
    fireEvent.change(search(), { target: { value: 'day' } });
    await act(async () => fireEvent.blur(search()));
    fireEvent.click(category('Weddings'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=day&category=wedding'));
    expect(search()).toHaveValue('day');
  });

  it('says how long to wait after too many searches', async () => {
    const backend = createSampleBackend();
    backend.posts.listPublished = async () => Promise.reject(new TooManyAttempts(40));
    await renderSite('/blog?q=rain', { backend });
    expect(screen.getByRole('heading', { level: 1, name: searchedTooOften.heading })).toBeVisible();
    expect(screen.getByText(/searching works again in 40 seconds/)).toBeVisible();
    expect(screen.getByRole('button', { name: errorScreen.retry })).toBeVisible();
  });
});
