import { expect, it } from 'vitest';
import { relatedCount, relatedPosts } from '#domain/article.ts';
import { type PublicPost, toPublicPost } from '#domain/post.ts';
import { posts } from '#sample/posts.ts';

const [sample] = posts as [(typeof posts)[0]];
const post = (id: string, category: string, ...tags: string[]): PublicPost => ({
  ...toPublicPost(sample),
  id,
  category: category as PublicPost['category'],
  tags,
});
const read = post('read', 'planning', 'Cake', 'Tea');
const under = (...latest: PublicPost[]) => relatedPosts(read, latest).map(({ id }) => id);

it('Related posts are ranked by what they share: a tag counts more than the category', () => {
  const others = [
    post('nothing', 'venues', 'Tents'),
    post('category', 'planning', 'Tents'),
    post('tag', 'venues', 'Tea'),
    post('both', 'planning', 'Tea'),
  ];
  expect(under(...others)).toEqual(['both', 'tag', 'category']);
  expect(under(post('two tags', 'venues', 'Tea', 'Cake'), ...others).slice(0, 2)).toEqual(['two tags', 'both']);
});

it('Equally related posts are sorted newest first, up to a limit, without the post itself', () => {
  expect(under(post('new', 'planning'), read, post('old', 'planning'))).toEqual(['new', 'old']);
  expect(under(...Array.from({ length: relatedCount + 1 }, (_, index) => post(`${index}`, 'planning')))).toHaveLength(
    relatedCount,
  );
});
