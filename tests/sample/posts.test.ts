import { expect, it } from 'vitest';
import { slugOf } from '#domain/slug.ts';
import { articles } from '#sample/articles/articles.ts';
import { posts } from '#sample/posts.ts';

it('Sample posts keep the slugs of their English titles', () => {
  for (const { slug, title } of posts) expect(slug).toBe(slugOf(title));
});

it('Each sample post has its own article, and each article its post', () => {
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(articles).toSorted());
  for (const { slug, content } of posts) expect(content).toBe(articles[slug]);
});
