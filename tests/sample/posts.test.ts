import { expect, it } from 'vitest';
import { slugOf } from '#domain/slug.ts';
import { articles } from '#sample/articles/articles.ts';
import { posts } from '#sample/posts.ts';

it('Sample posts keep the addresses that their English titles gave them', () => {
  for (const { slug, title } of posts) expect(slug).toBe(slugOf(title));
});

it('Each sample post has a text of its own, and each text a post', () => {
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(articles).toSorted());
  for (const { slug, content } of posts) expect(content).toBe(articles[slug]);
});
