import { otherLanguages } from 'virtual:languages';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { NotFound } from '#backend/errors.ts';
import { serviceCards } from '#content/services/cards.ts';
import { galleryStoryPath, paths, postPath, servicePath } from '#paths';
import { stories } from '#sample/stories/stories.ts';
import { enquiry } from '#tests/support/records.ts';
import { findPage, type InTurn, render } from '../../src/entry-server.tsx';

const site = { isLive: true };
const backend = async () => createSampleBackend();

describe('A form posted without JavaScript', () => {
  const post = async (fields: Record<string, string>) => {
    const inTurn = vi.fn<InTurn>((work) => work());
    const body = new URLSearchParams(fields);
    const request = new Request('https://www.example.com/contact', { method: 'POST', body });
    const answer = await render(request, backend, site, undefined, inTurn);
    return { answer, inTurn };
  };

  it('is rendered again in its turn if it is refused', async () => {
    const { answer, inTurn } = await post({ ...enquiry, name: '' });
    expect(answer).toMatchObject({ status: 422, root: expect.stringContaining(enquiry.email) });
    expect(inTurn).toHaveBeenCalledOnce();
  });

  it('is answered at once if it is accepted', async () => {
    const { answer, inTurn } = await post({ ...enquiry });
    expect(answer.status).toBe(303);
    expect(inTurn).not.toHaveBeenCalled();
  });

  it.each([
    [
      'reference=7K3M-Q2XD&service=wedding&day=2027-06-14',
      '/contact?service=wedding&reference=7K3M-Q2XD&day=2027-06-14',
    ],
    ['reference=&service=wedding&day=tomorrow', '/contact?service=wedding&reference='],
    ['service=wedding&day=2027-06-14', '/contact?service=wedding'],
  ])('is confirmed by a page of its own for the query %s: %s', async (query, address) => {
    expect(await findPage(new URL(`https://www.example.com/contact?${query}&utm_source=mail`))).toMatchObject({
      address,
    });
  });
});

it.each(['/blog/', '/gallery/', '/services/'])(
  'A missing page below %s is rendered once, without its address',
  async (path) => {
    const ask = (slug: string) => render(new Request(`https://www.example.com${path}${slug}`), backend, site);
    const first = await ask('first-asked');
    expect(first).toMatchObject({ status: 404 });
    expect(JSON.stringify(first)).not.toContain('first-asked');
    expect(await ask('asked-later')).toBe(first);
  },
);

it('A post that exists in this language only has no alternate links', async () => {
  const { posts, ...others } = createSampleBackend();
  const [{ slug = '' } = {}] = await posts.listAddresses();
  const request = new Request(`https://www.example.com${postPath(slug)}`);
  const countAlternates = async (languages?: string[]) => {
    const read = async () => ({ ...(await posts.read(slug)), languages });
    const page = await render(request, async () => ({ ...others, posts: { ...posts, read } }), site);
    return JSON.stringify(page).match(/alternate\W+hrefLang=/g)?.length ?? 0;
  };
  expect(await countAlternates()).toBeGreaterThan(0);
  expect(await countAlternates([])).toBe(0);
  const all = otherLanguages.map(({ basePath }) => basePath.slice(1));
  expect(await countAlternates(all)).toBe(await countAlternates());
});

it.each([paths.about, galleryStoryPath(String(stories[0]?.slug))])(
  'The first picture of %s is preloaded in its best format, and no other one',
  async (path) => {
    const page = await render(new Request(`https://www.example.com${path}`), backend, site);
    const preloads = String(Object(page).head).match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(preloads).toHaveLength(1);
    expect(preloads[0]).toMatch(/ as="image".* type="image\/avif"/);
    expect(preloads[0]).toMatch(/ imageSrcSet="[^"]+\.avif \d+w/i);
    expect(preloads[0]).toMatch(/ fetchPriority="high"/i);
  },
);

it('The picture of a service, which is below the fold on phones, is preloaded only on wider screens', async () => {
  const path = servicePath(String(serviceCards[0]?.id));
  const page = await render(new Request(`https://www.example.com${path}`), backend, site);
  const preloads = String(Object(page).head).match(/<link rel="preload"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toContain(' media="(min-width: 600px)"');
  expect(String(Object(page).root)).not.toMatch(/ (loading="eager"|fetchPriority="high")/i);
});

it.each([
  ['/gallery/', '/gallery'],
  ['/gallery?category=all', '/gallery'],
  ['/gallery?utm_source=mail&category=wedding', '/gallery?category=wedding'],
  ['/blog?page=1&q=', '/blog'],
  ['/testimonials?category=wedding&utm_source=mail', '/testimonials?category=wedding'],
  ['/blog/a-draft?preview=token', '/blog/a-draft?preview=token'],
])('The page of %s is that of %s', async (url, address) => {
  expect(await findPage(new URL(url, 'https://www.example.com'))).toMatchObject({ address });
});

it('A post cannot end the data of its page, whatever its title contains', async () => {
  const { posts, ...others } = createSampleBackend();
  const [{ slug = '' } = {}] = await posts.listAddresses();
  const read = async () => {
    const page = await posts.read(slug);
    return { ...page, article: { ...page.article, title: '</script><b>Rain</b>' } };
  };
  const request = new Request(`https://www.example.com${postPath(slug)}`);
  const { data, head } = Object(await render(request, async () => ({ ...others, posts: { ...posts, read } }), site));
  expect(data.match(/<\/script>/g)).toHaveLength(1);
  expect(data).toContain('\\u003c/script>\\u003cb>Rain');
  expect(head).not.toContain('<b>Rain');
});

it('A page has a card for sharing, the preview of a draft has none', async () => {
  const { posts, ...others } = createSampleBackend();
  const [{ slug = '' } = {}] = await posts.listAddresses();
  const { article } = await posts.read(slug);
  const read = async (wanted: string) => {
    if (wanted !== slug) throw new NotFound('This is a draft.');
    return posts.read(wanted);
  };
  const readPreview = async () => ({ ...article, slug: 'a-draft' });
  const cardAt = async (path: string) => {
    const source = async () => ({ ...others, posts: { ...posts, read, readPreview } });
    return Object(await render(new Request(`https://www.example.com${path}`), source, { ...site, cardVersion: '1' }))
      .card;
  };
  expect(await cardAt(postPath(slug))).toMatchObject({ address: expect.stringContaining(slug) });
  expect(await cardAt(postPath('a-draft', 'token'))).toBeNull();
});
