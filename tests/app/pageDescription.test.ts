import { expect, it } from 'vitest';
import { shareTags } from '#app/shareTags.tsx';
import { structuredData } from '#app/structuredData.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { photo } from '#content/photos/photo.ts';
import { paths, postPath } from '#paths';
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
