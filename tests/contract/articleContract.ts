import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { relatedCount } from '#domain/article.ts';
import { type PostForm, takenSlug } from '#domain/post.ts';
import { publishedPosts } from '#tests/support/posts.ts';
import { draft } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const published: PostForm = { ...draft, status: 'published' };

/** Tests of published posts, for every backend with the sample records. */
export function articleContract(create: Create) {
  const atWork = () => signInTo(create);
  const [newest, second] = publishedPosts;
  const oldest = publishedPosts.at(-1);
  if (!newest || !second || !oldest) throw new Error('There are too few sample posts.');

  describe('A published post', () => {
    it('comes with its text and the posts before and after it', async () => {
      const { posts } = await create();
      const page = await posts.read(second.slug);
      expect(page.article).toMatchObject(second);
      expect(page.article.content).toContain('<p>');
      expect(page.next).toEqual({ slug: newest.slug, title: newest.title });
      expect(page.previous?.slug).toBe(publishedPosts[2]?.slug);
      expect((await posts.read(newest.slug)).next).toBeNull();
      expect((await posts.read(oldest.slug)).previous).toBeNull();
    });

    it('lists related posts without itself, those that share its tags first', async () => {
      const { posts } = await create();
      const { related } = await posts.read(second.slug);
      expect(related).toHaveLength(relatedCount);
      expect(related.map(({ slug }) => slug)).not.toContain(second.slug);
      // Both tags of the post.
      expect(related[0]?.tags).toEqual(expect.arrayContaining([...second.tags]));
      // One tag and the category rank higher than a newer post without either.
      expect(related[1]?.category).toBe(second.category);
    });

    it('is not found while it is a draft, after its removal or under an unknown slug', async () => {
      const { posts } = await atWork();
      const { slug, id } = await posts.create(draft, 'attempt');
      await expect(posts.read(slug)).rejects.toBeInstanceOf(NotFound);
      await posts.update(id, published, 1);
      expect((await posts.read(slug)).article.title).toBe(draft.title);
      await posts.remove(id);
      await expect(posts.read(slug)).rejects.toBeInstanceOf(NotFound);
      await expect(posts.read('no-such-post')).rejects.toBeInstanceOf(NotFound);
    });

    it('keeps its slug when its title changes, and is found under its former slugs', async () => {
      const { posts } = await atWork();
      const { id, slug } = await posts.create(published, 'attempt');
      expect(slug).toBe('umbrellas-for-eighty');
      await posts.update(id, { ...published, title: 'Umbrellas for ninety' }, 1);
      expect((await posts.read(slug)).article).toMatchObject({ slug, title: 'Umbrellas for ninety' });
      await posts.update(id, { ...published, slug: 'White Umbrellas!' }, 2);
      expect((await posts.read('white-umbrellas')).article.slug).toBe('white-umbrellas');
      expect((await posts.read(slug)).article.slug).toBe('white-umbrellas');
      // The post can get its former slug back.
      await posts.update(id, { ...published, slug }, 3);
      expect((await posts.read('white-umbrellas')).article.slug).toBe(slug);
    });

    it('cannot take a current or former slug of another post', async () => {
      const { posts } = await atWork();
      const first = await posts.create({ ...published, slug: 'first' }, 'attempt');
      await posts.update(first.id, { ...published, slug: 'moved' }, 1);
      for (const slug of ['first', 'moved'])
        await expect(posts.create({ ...published, slug }, `attempt ${slug}`)).rejects.toMatchObject({
          fields: { slug: takenSlug },
        });
      const { id, version } = await posts.create(published, 'another attempt');
      await expect(posts.update(id, { ...published, slug: 'first' }, version)).rejects.toMatchObject({
        fields: { slug: takenSlug },
      });
      expect((await posts.get(id)).version).toBe(version);
      await posts.remove(first.id);
      expect((await posts.update(id, { ...published, slug: 'first' }, version)).slug).toBe('first');
    });

    it('numbers the slug of a title already in use and finds one for a title without Latin letters', async () => {
      const { posts } = await atWork();
      const slugs: string[] = [];
      for (const attempt of ['one', 'two', 'three']) slugs.push((await posts.create(published, attempt)).slug);
      expect(slugs).toEqual(['umbrellas-for-eighty', 'umbrellas-for-eighty-2', 'umbrellas-for-eighty-3']);
      const { slug } = await posts.create({ ...published, title: '🎉🎉' }, 'four');
      expect(slug).toMatch(/^post-./);
      expect((await posts.read(slug)).article.title).toBe('🎉🎉');
      const arabic = await posts.create({ ...published, title: 'زفاف في الحديقة' }, 'five');
      expect((await posts.read(arabic.slug)).article.title).toBe('زفاف في الحديقة');
    });

    it('returns its meta title and description', async () => {
      const { posts } = await atWork();
      const words = { metaTitle: 'Umbrellas at a wedding', metaDescription: 'How many, and which color.' };
      const { slug } = await posts.create({ ...published, ...words }, 'attempt');
      expect((await posts.read(slug)).article).toMatchObject(words);
    });

    it('is in the sitemap and the feed once it is published, newest first', async () => {
      const { posts } = await atWork();
      expect((await posts.listAddresses()).map(({ slug }) => slug)).toEqual(publishedPosts.map(({ slug }) => slug));
      expect((await posts.listLatest())[0]).toMatchObject(newest);
      const { slug, id } = await posts.create(draft, 'attempt');
      expect((await posts.listAddresses()).map((post) => post.slug)).not.toContain(slug);
      await posts.update(id, published, 1);
      const [address] = await posts.listAddresses();
      expect(address).toEqual({ slug, image: '', updatedAt: (await posts.get(id)).updatedAt });
      expect((await posts.listLatest())[0]).toMatchObject({ slug, content: draft.content });
    });

    it('can be read with a preview link in its current state while it is a draft', async () => {
      const { posts } = await atWork();
      const { id } = await posts.create(draft, 'attempt');
      const token = await posts.makePreview(id);
      expect(await posts.readPreview(token)).toMatchObject({ title: draft.title, content: draft.content });
      await posts.update(id, { ...draft, title: 'Better' }, 1);
      expect((await posts.readPreview(token)).title).toBe('Better');
      await posts.remove(id);
      await expect(posts.readPreview(token)).rejects.toBeInstanceOf(NotFound);
      await expect(posts.readPreview('guessed')).rejects.toBeInstanceOf(NotFound);
      await expect(posts.makePreview('nope')).rejects.toBeInstanceOf(NotFound);
    });
  });
}
