import { act, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { siteRoutes } from '#app/routes.tsx';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { leadWords } from '#content/admin/leads.ts';
import { blogWords } from '#content/blog.ts';
import { galleryFilters, postFilters, testimonialFilters } from '#content/categories.ts';
import { galleryWords } from '#content/gallery.ts';
import { homeEvents, homeServices, homeTestimonials } from '#content/home.ts';
import { publicPaths, unlistedPaths } from '#content/publicPaths.ts';
import { errorScreen } from '#content/site.ts';
import { testimonialWords } from '#content/testimonials.ts';
import { allPosts } from '#domain/publicQueries.ts';
import { paths, servicePath } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { testimonials } from '#sample/testimonials.ts';
import { siteRouteId } from '#site/siteLoader.ts';
import { labelOf } from '#tests/support/words.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { takeConsoleMessages } from '../support/consoleMessages.ts';
import { newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { headings } from '../support/words.ts';

describe('An unknown URL', () => {
  it.each([
    '/nope',
    '/blog/1',
    '/services/unknown',
    '/admin/messages/1/more',
    '/admin/leads/1/edit/more',
    '/a/b/c?d=e',
  ])('%s redirects home', async (address) => {
    const router = await renderSite(address);
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(String(headings[paths.home]));
  });
});

it('Every public route is in the sitemap or unlisted, and every listed path has a route', () => {
  const site = siteRoutes.find(({ id }) => id === siteRouteId);
  const pages = site?.children?.flatMap(({ children = [] }) => children.map(({ path = '' }) => path)) ?? [];
  // Pages of records have parameters; only the backend knows their paths.
  const known = pages.filter((path) => !path.includes(':'));
  const listed = [...publicPaths, ...unlistedPaths];
  expect(known.toSorted()).toEqual(listed.filter((path) => !path.startsWith(servicePath(''))).toSorted());
  for (const path of listed) expect(matchRoutes(siteRoutes, path)?.at(-1)?.route.path, path).not.toBe('*');
});

it('Every page in the sitemap has its heading in the helper for tests', () => {
  expect(publicPaths.filter((path) => !(path in headings))).toEqual([]);
});

describe('A router started on the public site', () => {
  it('loads the back-office routes on demand, and redirects an unknown one home', async () => {
    const router = await renderSite(paths.about);
    await act(() => router.navigate(adminPaths.leads));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.leads));
    expect(screen.getByRole('heading', { level: 1, name: leadWords.title })).toBeVisible();
    await act(() => router.navigate(`${adminPaths.leads}/1/nonsense`));
    expect(router.state.location.pathname).toBe(paths.home);
  });
});

describe('An invalid query parameter', () => {
  it.each(['/gallery?category=nonsense', '/gallery?category=', '/gallery?photo=99&category=%00'])(
    'in %s still shows all pictures',
    async (address) => {
      await renderSite(address);
      expect(screen.getByRole('button', { name: labelOf(galleryFilters, 'all') })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(screen.getAllByRole('button', { name: new RegExp(`^${galleryWords.enlarge('')}`) })).toHaveLength(12);
    },
  );

  it('does not prevent the blog from showing its posts', async () => {
    await renderSite('/blog?category=__proto__&page=-3');
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });
});

describe('The blog', () => {
  it('shows posts with one of our photos, with an upload, and without a picture', async () => {
    const backend = createSampleBackend();
    const list = await backend.posts.listPublished(allPosts);
    const posts = list.rows;
    const upload = '/uploads/0123456789abcdef-1200x800-a1b2c3-1200.webp';
    const images = ['wedding-cake', upload, ''];
    const rows = images.flatMap((image, index) => (posts[index] ? [{ ...posts[index], image }] : []));
    backend.posts.listPublished = async () => ({ ...list, rows });
    await renderSite('/blog', { backend });
    const [ours, uploaded, without] = screen.getAllByRole('article');
    expect(ours?.querySelector('img')).toHaveAttribute('src', '/photos/wedding-cake-800.webp');
    expect(uploaded?.querySelector('img')).toHaveAttribute('src', upload);
    expect(without?.querySelector('img')).toBeNull();
    expect(without).toHaveTextContent(posts[2]?.title ?? '');
  });
});

describe('A page that fails to load', () => {
  it('shows the error screen with a retry button and a link home', async () => {
    const backend = createSampleBackend();
    backend.posts.listPublished = () => Promise.reject(new Error('Broken'));
    await renderSite('/blog', { backend });
    expect(screen.getByRole('heading', { level: 1, name: errorScreen.heading })).toBeVisible();
    expect(screen.getByRole('button', { name: errorScreen.retry })).toBeVisible();
    expect(screen.getByRole('link', { name: errorScreen.homeLink })).toBeVisible();
    takeConsoleMessages();
  });
});

describe('The filters', () => {
  it('are kept in the URL, and Back undoes one', async () => {
    const user = newUser();
    const router = await renderSite('/testimonials');
    await user.click(screen.getByRole('button', { name: labelOf(testimonialFilters, 'wedding') }));
    await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(3));
    expect(router.state.location.search).toBe('?category=wedding');
    await user.click(screen.getByRole('button', { name: labelOf(testimonialFilters, 'all') }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await act(() => router.navigate(-1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: labelOf(testimonialFilters, 'wedding') })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  });

  it.each([
    ['/gallery', galleryFilters, galleryWords, gallery],
    ['/testimonials', testimonialFilters, testimonialWords, testimonials],
  ])('of %s announce how many records match', async (address, filters, { count }, records) => {
    await renderSite(address);
    await newUser().click(screen.getByRole('button', { name: labelOf(filters, 'wedding') }));
    const matching = records.filter(({ category }) => category === 'wedding');
    expect(matching.length).toBeLessThan(records.length);
    expect(await screen.findByText(count(matching.length))).toHaveAttribute('role', 'status');
  });

  it('of the blog combine search and category', async () => {
    const user = newUser();
    const router = await renderSite('/blog');
    await user.type(screen.getByRole('searchbox', { name: blogWords.search.label }), 'cake');
    // A part of the word finds the same post.
    await waitFor(() => expect(router.state.location.search).toBe('?q=cake'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: labelOf(postFilters, 'planning') }));
    expect(await screen.findByRole('heading', { name: blogWords.empty.title })).toBeVisible();
    expect(screen.getByText(blogWords.empty.text)).toBeVisible();
    expect(router.state.location.search).toBe('?q=cake&category=planning');
    await user.click(screen.getByRole('link', { name: blogWords.clear }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: blogWords.search.label })).toHaveValue(''));
  });
});

describe('A site without records', () => {
  const nothing = async () => [];
  const empty = sampleBackendWith({
    events: { listRecent: nothing },
    testimonials: { list: nothing },
    gallery: { list: nothing },
    posts: { listPublished: async () => ({ rows: [], matching: 0, total: 0, page: 1 }) },
  });

  it.each([
    ['/gallery', galleryWords.empty.title],
    ['/testimonials', testimonialWords.empty.title],
    ['/blog', blogWords.nothingYet.title],
  ])('shows an empty state on %s', async (address, title) => {
    await renderSite(address, { backend: empty });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  it('omits the empty sections of the home page', async () => {
    await renderSite('/', { backend: empty });
    expect(screen.getByRole('heading', { name: homeServices.title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: homeEvents.title })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: homeTestimonials.title })).not.toBeInTheDocument();
  });
});
