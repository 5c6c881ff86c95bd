import { otherLanguages } from 'virtual:languages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { articleClosings, articleWords } from '#content/article.ts';
import { blogMeta, blogWords } from '#content/blog.ts';
import { categoryLabels } from '#content/categories.ts';
import { company } from '#content/company.ts';
import { authorPortraits } from '#content/photos/authorPortraits.ts';
import { siteLabels } from '#content/site.ts';
import type { Article, ArticlePage } from '#domain/article.ts';
import { formatDate } from '#domain/dates.ts';
import { contactPath, paths, postPath } from '#paths';
import { newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { meta, newest, post } from './articlePage.ts';

/** Renders a post with the given changes, and those of its page. */
async function siteWith(changes: Partial<Article>, others: Partial<ArticlePage> = {}) {
  const backend = createSampleBackend({ latency: 0 });
  const page = await backend.posts.read(post.slug);
  backend.posts.read = async () => ({ ...page, ...others, article: { ...page.article, ...changes } });
  await renderSite(postPath(changes.slug ?? page.article.slug), { backend });
}

describe('The page of a post', () => {
  it.each(
    otherLanguages.flatMap(({ name, basePath }) => [
      [`the post in ${name} if it has that language`, name, undefined, basePath + postPath(post.slug)] as const,
      [`the blog in ${name} if it lacks that language`, name, [], basePath + paths.blog] as const,
    ]),
  )('links to %s', async (_where, name, languages, href) => {
    const backend = createSampleBackend({ latency: 0 });
    const page = await backend.posts.read(post.slug);
    backend.posts.read = async () => ({ ...page, languages: languages && [...languages] });
    await renderSite(postPath(post.slug), { backend });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('shows title, excerpt, author, date and reading time before the text, and breadcrumbs', async () => {
    await renderSite(postPath(post.slug));
    const article = screen.getAllByRole('article')[0] as HTMLElement;
    expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent(post.title);
    for (const text of [post.excerpt, articleWords.by(post.author), formatDate(post.date)])
      expect(within(article).getByText(text)).toBeVisible();
    expect(article).toHaveTextContent(articleWords.readingTime(3));
    expect(within(article).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
    const trail = within(screen.getByRole('navigation', { name: siteLabels.breadcrumbs }));
    expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [blogMeta.title, paths.blog],
      [categoryLabels[post.category], `${paths.blog}?category=${post.category}`],
    ]);
  });

  it('shows the portrait of its author, or the initials of an author without one', async () => {
    await renderSite(postPath(post.slug));
    const portrait = () => document.querySelector('article header img[src^="/portraits/"]');
    expect(portrait()).toHaveAttribute('src', authorPortraits[post.author]);
    // Its name is beside it. With its size, nothing moves when it arrives.
    expect(portrait()).toHaveAttribute('alt', '');
    for (const side of ['width', 'height']) expect(portrait()).toHaveAttribute(side, '52');
    cleanup();
    await siteWith({ author: 'Eva de Stone' });
    expect(portrait()).toBeNull();
    expect(screen.getByText('Ed')).toBeVisible();
    expect(screen.getByText(articleWords.by('Eva de Stone'))).toBeVisible();
  });

  it('has its title, description and canonical URL in the head', async () => {
    await renderSite(postPath(post.slug), { siteUrl: 'https://events.example' });
    expect(document.title).toBe(`${post.title} · ${company.name}`);
    expect(meta('description')).toBe(post.excerpt);
    expect(meta('og:type')).toBe('article');
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://events.example${postPath(post.slug)}`,
    );
  });

  it('prefers a title and description written for search engines', async () => {
    await siteWith({ metaTitle: 'Found', metaDescription: 'Sought and found.' });
    expect(document.title).toBe(`Found · ${company.name}`);
    expect(meta('description')).toBe('Sought and found.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(post.title);
  });

  it('lists the headings of a long post, with links to them', async () => {
    await siteWith({ content: '<h2>Rain &amp; wind</h2><p>a</p><h2>Sun</h2><p>b</p><h2>Rain &amp; wind</h2><p>c</p>' });
    const contents = within(screen.getByRole('navigation', { name: articleWords.contents }));
    const links = contents.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Rain & wind', 'Sun', 'Rain & wind']);
    const targets = links.map((link) => document.querySelector(String(link.getAttribute('href'))));
    expect(targets.map((target) => target?.textContent)).toEqual(['Rain & wind', 'Sun', 'Rain & wind']);
    expect(new Set(targets).size).toBe(3);
  });

  it('omits contents, tags, picture, neighbours and related posts if there are none', async () => {
    await siteWith(
      { content: '<h2>One</h2><p>a</p><h2>Two</h2>', tags: [], image: '' },
      { previous: null, next: null, related: [] },
    );
    expect(screen.queryByRole('navigation', { name: articleWords.contents })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: articleWords.tags })).not.toBeInTheDocument();
    expect(within(screen.getAllByRole('article')[0] as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: articleWords.neighbours })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: articleWords.related.title })).not.toBeInTheDocument();
  });

  it('links to its tags, the posts before and after it, related posts, and an enquiry', async () => {
    const { related, previous, next } = await createSampleBackend().posts.read(post.slug);
    await renderSite(postPath(post.slug));
    for (const tag of post.tags)
      expect(screen.getByRole('link', { name: blogWords.tagged(tag) })).toHaveAttribute(
        'href',
        `${paths.blog}?${new URLSearchParams({ tag })}`,
      );
    const neighbours = within(screen.getByRole('navigation', { name: articleWords.neighbours }));
    expect(neighbours.getByRole('link', { name: previous?.title })).toHaveAttribute(
      'href',
      postPath(String(previous?.slug)),
    );
    expect(neighbours.getByRole('link', { name: next?.title })).toHaveAttribute('href', postPath(String(next?.slug)));
    const others = within(screen.getByRole('region', { name: articleWords.related.title }));
    expect(others.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      related.map(({ title }) => title),
    );
    expect(
      others.getByRole('link', { name: `${blogWords.readMore}${blogWords.readMoreAbout(String(related[0]?.title))}` }),
    ).toBeVisible();
    const enquiry = screen.getByRole('link', { name: articleClosings[post.category].button });
    expect(enquiry).toHaveAttribute('href', contactPath(post.category));
  });

  it('has no link to a later post if it is the newest', async () => {
    await renderSite(postPath(newest.slug));
    const neighbours = within(screen.getByRole('navigation', { name: articleWords.neighbours }));
    expect(neighbours.getAllByRole('link')).toHaveLength(1);
    expect(neighbours.getByText(articleWords.previous)).toBeVisible();
  });

  it('can be shared by links, and by copying its URL', async () => {
    const user = newUser();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderSite(postPath(post.slug), { siteUrl: 'https://events.example' });
    const { share } = articleWords;
    const address = `https://events.example${postPath(post.slug)}`;
    expect(screen.getByRole('link', { name: share.mail }).getAttribute('href')).toContain(encodeURIComponent(address));
    const whatsapp = new URL(String(screen.getByRole('link', { name: share.whatsapp }).getAttribute('href')));
    expect(whatsapp.searchParams.get('text')).toBe(share.text(post.title, address));
    const facebook = new URL(String(screen.getByRole('link', { name: share.facebook }).getAttribute('href')));
    expect(facebook.searchParams.get('u')).toBe(address);
    await user.click(screen.getByRole('button', { name: share.copy }));
    expect(copy).toHaveBeenCalledWith(address);
    expect(await screen.findByRole('button', { name: share.copied })).toBeVisible();
    copy.mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: share.copied }));
    await waitFor(() => expect(screen.getAllByText(share.failed)[0]).toBeVisible());
  });

  it('is not hidden from search engines', async () => {
    await renderSite(postPath(post.slug));
    expect(meta('og:type')).toBe('article');
    expect(meta('robots')).toBeUndefined();
  });

  it('can be mailed with its whole title, also with an ampersand', async () => {
    await siteWith({ title: 'Rain & wind' });
    const link = screen.getByRole('link', { name: articleWords.share.mail });
    expect(new URL(String(link.getAttribute('href'))).searchParams.get('subject')).toBe('Rain & wind');
  });

  it('offers to copy its URL after that of another post was copied', async () => {
    const user = newUser();
    const router = await renderSite(postPath(post.slug));
    const { share } = articleWords;
    await user.click(screen.getByRole('button', { name: share.copy }));
    await screen.findByRole('button', { name: share.copied });
    await act(() => router.navigate(postPath(newest.slug)));
    expect(await screen.findByRole('heading', { level: 1, name: newest.title })).toBeVisible();
    expect(screen.getByRole('button', { name: share.copy })).toBeVisible();
  });
});
