import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { blogMeta, blogWords } from '#content/blog.ts';
import { postFilters } from '#content/categories.ts';
import { pageOf } from '#domain/pagedQuery.ts';
import { postsPerPage } from '#domain/publicQueries.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { requestPage } from '#tests/support/requestPage.tsx';
import { labelOf } from '#tests/support/words.ts';
import { category, latestPosts, samplePost } from './blogPage.ts';

// Removes the server-rendered HTML.
afterEach(() => document.body.replaceChildren());

describe('The pages of the blog', () => {
  /** @returns a blog with the given number of posts; every second one is in the wedding category. */
  function blogOf(count: number) {
    const backend = createSampleBackend();
    const posts = Array.from({ length: count }, (_, index) => ({
      ...samplePost,
      id: String(index + 1),
      title: `Post ${index + 1}`,
      category: index % 2 === 0 ? ('wedding' as const) : ('planning' as const),
    }));
    backend.posts.listPublished = async ({ category, page }) => {
      const matching = posts.filter((post) => category === 'all' || post.category === category);
      return pageOf(matching, count, { page, pageSize: postsPerPage });
    };
    return backend;
  }

  const titles = () =>
    screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
  const pages = () => screen.queryByRole('navigation', { name: blogWords.pages });
  const link = (name: string) => within(pages() as HTMLElement).getByRole('link', { name });
  const inHead = (selector: string) => document.querySelector(selector)?.getAttribute('href') ?? null;

  it('hold twelve posts each, with links, title and URL, without JavaScript', async () => {
    const backend = blogOf(30);
    await requestPage('/blog?page=2', backend);
    expect(titles()).toEqual(Array.from({ length: 12 }, (_, index) => `Post ${index + 13}`));
    expect(document.querySelector('title')).toHaveTextContent(blogWords.pageTitle(blogMeta.title, 2));
    expect(inHead('link[rel=canonical]')).toMatch(/\/blog\?page=2$/);
    expect([inHead('link[rel=prev]'), inHead('link[rel=next]')]).toEqual(['/blog', '/blog?page=3']);
    expect(link('page 2')).toHaveAttribute('aria-current', 'page');
    for (const [name, address] of [
      ['Go to page 1', '/blog'],
      ['Go to page 3', '/blog?page=3'],
      ['Go to previous page', '/blog'],
      ['Go to next page', '/blog?page=3'],
    ] as const) {
      expect(link(name)).toHaveAttribute('href', address);
    }
  });

  it('have no link before the first or after the last one', async () => {
    await requestPage('/blog', blogOf(30));
    expect([inHead('link[rel=prev]'), inHead('link[rel=next]')]).toEqual([null, '/blog?page=2']);
    const title = document.querySelector('title')?.textContent;
    expect(title).toMatch(new RegExp(`^${blogMeta.title} `));
    expect(title).not.toContain(blogWords.pageTitle(blogMeta.title, 1));
    expect(inHead('link[rel=canonical]')).toMatch(/\/blog$/);
    expect(screen.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    await requestPage('/blog?page=3', blogOf(30));
    expect(titles()).toHaveLength(6);
    expect([inHead('link[rel=prev]'), inHead('link[rel=next]')]).toEqual(['/blog?page=2', null]);
    expect(inHead('link[rel=canonical]')).toMatch(/\/blog\?page=3$/);
  });

  it('stay in the language of the page', async () => {
    await requestPage('/de/blog?page=2', blogOf(30), undefined, '/de');
    expect(link('Go to page 3')).toHaveAttribute('href', '/de/blog?page=3');
    expect([inHead('link[rel=prev]'), inHead('link[rel=next]')]).toEqual(['/de/blog', '/de/blog?page=3']);
  });

  it('redirect to the last one for a page past the end', async () => {
    const router = await renderSite('/blog?q=post&tag=any&category=wedding&page=99', { backend: blogOf(30) });
    expect(router.state.location.search).toBe('?q=post&tag=any&category=wedding&page=2');
    expect(titles()).toHaveLength(3);
    const empty = await renderSite('/blog?page=5', { backend: blogOf(0) });
    expect(empty.state.location.search).toBe('');
  });

  it('are not shown if there is only one', async () => {
    await requestPage('/blog', blogOf(12));
    expect(titles()).toHaveLength(12);
    expect(pages()).toBeNull();
    expect([inHead('link[rel=prev]'), inHead('link[rel=next]')]).toEqual([null, null]);
  });

  it('keep the category, while another category starts at its first page', async () => {
    const router = await renderSite('/blog?category=wedding&page=2', { backend: blogOf(60) });
    expect(titles()[0]).toBe('Post 25');
    expect(screen.getByText('30 posts, page 2 of 3')).toHaveAttribute('role', 'status');
    fireEvent.click(link('Go to page 3'));
    await waitFor(() => expect(titles()[0]).toBe('Post 49'));
    expect(router.state.location.search).toBe('?category=wedding&page=3');
    fireEvent.click(category(labelOf(postFilters, 'planning')));
    await waitFor(() => expect(titles()[0]).toBe('Post 2'));
    expect(router.state.location.search).toBe('?category=planning');
    // Independent of the page.
    const recent = within(latestPosts()).getAllByRole('link');
    expect(recent.map(({ textContent }) => textContent)).toEqual(['Post 1', 'Post 2', 'Post 3']);
  });

  it('keep what is searched for, and the tag', async () => {
    await requestPage('/blog?q=post&tag=Venues', blogOf(30));
    expect(link('Go to page 2')).toHaveAttribute('href', '/blog?q=post&tag=Venues&page=2');
  });

  it('are the blog itself for search engines if they begin a search or a category', async () => {
    await requestPage('/blog?q=post&category=wedding', blogOf(30));
    expect(inHead('link[rel=canonical]')).toMatch(/\/blog$/);
  });

  it('show the latest posts of all beside further ones', async () => {
    await renderSite('/blog?page=2', { backend: blogOf(30) });
    expect(titles()[0]).toBe('Post 13');
    const latest = within(latestPosts()).getAllByRole('link');
    expect(latest.map(({ textContent }) => textContent)).toEqual(['Post 1', 'Post 2', 'Post 3']);
  });

  it('begin at their posts when they are turned, with focus and scroll position', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const scrollToTop = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await renderSite('/blog', { backend: blogOf(30) });
    scrollToTop.mockClear();
    fireEvent.click(link('Go to page 2'));
    await waitFor(() => expect(titles()[0]).toBe('Post 13'));
    const posts = document.activeElement as HTMLElement;
    expect(posts).toContainElement(screen.getAllByRole('article')[0] as HTMLElement);
    expect(posts).not.toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(scroll.mock.contexts).toEqual([posts]);
    expect(scrollToTop).not.toHaveBeenCalled();
    // Another category begins at its first page, too, but was not turned to.
    const other = category(labelOf(postFilters, 'planning'));
    other.focus();
    fireEvent.click(other);
    await waitFor(() => expect(titles()[0]).toBe('Post 2'));
    expect(other).toHaveFocus();
  });

  it('leave the focus where it is when one is opened in another tab', async () => {
    await renderSite('/blog?page=2', { backend: blogOf(60) });
    const next = link('Go to page 3');
    next.focus();
    next.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(next, { ctrlKey: true });
    expect(next).toHaveFocus();
    expect(titles()[0]).toBe('Post 13');
    const other = category(labelOf(postFilters, 'planning'));
    other.focus();
    fireEvent.click(other);
    await waitFor(() => expect(titles()[0]).toBe('Post 2'));
    expect(other).toHaveFocus();
  });
});
