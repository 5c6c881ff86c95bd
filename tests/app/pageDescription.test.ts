import { expect, it } from 'vitest';
import { cardOf, shareTags } from '#app/shareTags.tsx';
import { structuredData } from '#app/structuredData.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { photo } from '#content/photos/photo.ts';
import { menuLabels } from '#content/site.ts';
import { paths, postPath } from '#paths';
import { gallery } from '#sample/gallery.ts';
import { publishedPosts } from '#tests/support/posts.ts';

const siteUrl = 'https://events.example';
const page = { title: 'Rain plans', path: '/blog/rain-plans', picture: photo('wedding-cake') };
const altOf = (tags: string) => /"og:image:alt" content="([^"]+)"/.exec(tags)?.[1];

it('The description of a sharing image begins with the title that is drawn on it', () => {
  const card = { ...page, address: '/cards/0123456789ab/blog/rain-plans.jpg' };
  expect(altOf(shareTags(page, card, siteUrl))).toBe(`${page.title}. ${page.picture.alt}`);
  expect(altOf(shareTags(page, null, siteUrl))).toBe(page.picture.alt);
});

it('Search engines are told when a post was published, and when it was changed last', async () => {
  const slug = String(publishedPosts[0]?.slug);
  const { article } = await createSampleBackend({ latency: 0 }).posts.read(slug);
  const changed = { ...article, date: '2027-06-14', updatedAt: '2027-07-01T10:00:00.000Z' };
  const described = { route: paths.post, pathname: postPath(slug), data: { article: changed, isPreview: false } };
  expect(JSON.stringify(structuredData(described, siteUrl))).toContain(
    '"datePublished":"2027-06-14","dateModified":"2027-07-01T10:00:00.000Z"',
  );
});

it('A card has another address once its title or its photograph is replaced, and further pages of a list have none', () => {
  const addressOf = (changes: Partial<typeof page>) => cardOf({ ...page, ...changes }, '1')?.address;
  const { picture } = page;
  const addresses = [{}, { title: 'Wind plans' }, { picture: { ...picture, placeholder: '#123456' } }].map(addressOf);
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) expect(address).toMatch(/^\/cards\/[\da-f]{12}\/blog\/rain-plans\.jpg$/);
  expect(addressOf({ path: `${paths.blog}?page=2` })).toBeUndefined();
});

it('Search engines are told the place of a post among the pages, but nothing of a preview', async () => {
  const { article } = await createSampleBackend({ latency: 0 }).posts.read(String(publishedPosts[0]?.slug));
  const describe = (isPreview: boolean) =>
    structuredData({ route: paths.post, pathname: postPath(article.slug), data: { article, isPreview } }, siteUrl);
  expect(describe(true)).toBeNull();
  const things = JSON.parse(JSON.stringify(describe(false)))['@graph'];
  const trail = things.find((thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList').itemListElement;
  expect(trail.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4]);
  expect(trail.at(0)).toMatchObject({ name: menuLabels.home, item: `${siteUrl}/` });
  expect(trail.at(-1)).toMatchObject({ name: article.title, item: siteUrl + postPath(article.slug) });
});

it('Search engines get a caption of every picture in the gallery, if need be its alternative text', () => {
  const photos = gallery.slice(0, 2).map((each, index) => ({ ...each, alt: index === 0 ? 'A hall' : '' }));
  const described = { route: paths.gallery, pathname: paths.gallery, data: { photos } };
  const things = JSON.parse(JSON.stringify(structuredData(described, siteUrl)))['@graph'];
  const captions = things.flatMap(({ caption }: { caption?: string }) => caption ?? []);
  expect(captions).toEqual(['A hall', expect.stringMatching(/\w/)]);
});
