import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { blogWords } from '#content/blog.ts';
import { postFilters } from '#content/categories.ts';
import { pageOf } from '#domain/pagedQuery.ts';
import { postsPerPage } from '#domain/publicQueries.ts';
import { paths, postPath } from '#paths';
import { listedPosts as samplePosts } from '#tests/support/posts.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { category, latestPosts, samplePost } from './blogPage.ts';

afterEach(() => void vi.restoreAllMocks());

describe('The latest posts beside the list', () => {
  const asked = async (address: string) => {
    const backend = createSampleBackend();
    const list = vi.spyOn(backend.posts, 'listPublished');
    await renderSite(address, { backend });
    expect(screen.getByRole('link', { name: samplePosts[0]?.title })).toBeVisible();
    return list.mock.calls.length;
  };

  it('come from the first page, in a single request', async () => expect(await asked('/blog')).toBe(1));

  it('have links and days, but no pictures, as those of the list would be shown twice', async () => {
    await renderSite('/blog');
    const latest = latestPosts();
    const links = within(latest).getAllByRole('link');
    const posts = samplePosts.slice(0, 3);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(posts.map(({ slug }) => postPath(slug)));
    expect([...latest.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(posts.map(({ date }) => date));
    expect([...latest.querySelectorAll('img')]).toEqual([]);
  });

  it.each(['/blog?q=day', '/blog?tag=wedding+day', '/blog?category=wedding'])(
    'take a request of their own at %s',
    async (address) => expect(await asked(address)).toBe(2),
  );
});

it('The cards of posts name their tags', async () => {
  await renderSite('/blog');
  const [post] = samplePosts;
  const card = screen.getByRole('heading', { name: post?.title }).closest('article') as HTMLElement;
  expect(post?.tags).not.toEqual([]);
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(post?.tags);
});

it('A post without a picture shows the first character of its title instead, also an emoji', async () => {
  const backend = createSampleBackend();
  const posts = samplePosts.slice(0, 1).map((post) => ({ ...post, title: '🎂 and candles', image: '' }));
  backend.posts.listPublished = async () => pageOf(posts, 1, { page: 1, pageSize: postsPerPage });
  await renderSite('/blog', { backend });
  expect(within(screen.getByRole('article')).getByText('🎂')).toBeInTheDocument();
});

describe('A post in another script, without tags', () => {
  it('reads in the direction of its script, and has no empty list of tags', async () => {
    const backend = createSampleBackend();
    const post = { ...samplePost, title: 'חתונה בגן', excerpt: 'מה לשאול את הצלם', tags: [] };
    backend.posts.listPublished = async () => pageOf([post], 1, { page: 1, pageSize: postsPerPage });
    await renderSite('/blog', { backend });
    const card = within(screen.getByRole('article'));
    const latest = within(latestPosts());
    for (const text of [card.getByRole('heading'), card.getByText(post.excerpt), latest.getByRole('link')]) {
      expect(text).toHaveAttribute('dir', 'auto');
    }
    expect(card.queryByRole('list')).toBeNull();
  });
});

it('On a phone, a category keeps the others in sight, and Back leaves the page where it was', async () => {
  // The posts begin below the end of the filters.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), top: 2, bottom: 1 });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const router = await renderSite(paths.blog);
  const chosen = category(String(postFilters.at(-1)?.label));
  fireEvent.click(chosen);
  await waitFor(() => expect(chosen).toHaveAttribute('aria-current'));
  expect(scroll.mock.contexts).toEqual([screen.getByRole('navigation', { name: blogWords.categoriesTitle })]);
  scroll.mockClear();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(chosen).not.toHaveAttribute('aria-current'));
  expect(scroll).not.toHaveBeenCalled();
});
