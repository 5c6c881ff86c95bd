import { describe, expect, it, vi } from 'vitest';
import { listPostAddresses, readArticle } from '#server/store/articles.ts';
import type { Db } from '#server/store/database.ts';
import { createPost } from '#server/store/posts.ts';
import { draft } from '#tests/support/records.ts';
import { engines, openStore } from './engines.ts';

const publish = (db: Db, title: string) =>
  db.transaction().execute((trx) => createPost(trx, { ...draft, title, status: 'published' }, 'Eva', null));

describe.each(engines)('A published post on $engine', ({ where }) => {
  it('links to the posts published directly before and after it, even at the same instant', async () => {
    const db = await openStore(where);
    for (const [day, titles] of [
      ['01', ['One', 'Two', 'Three']],
      ['02', ['Four']],
      ['03', ['Five', 'Six', 'Seven']],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2027-06-${day}T12:00:00Z`) });
      for (const title of titles) await publish(db, title);
    }
    const newestFirst = (await listPostAddresses(db)).map(({ slug }) => slug);
    expect(newestFirst).toHaveLength(7);
    for (const [index, slug] of newestFirst.entries()) {
      const { previous, next } = await readArticle(db, slug);
      expect([next?.slug, previous?.slug], slug).toEqual([newestFirst[index - 1], newestFirst[index + 1]]);
    }
  });

  it('has its id in its slug if twenty others have the same title', async () => {
    const db = await openStore(where);
    const others: string[] = [];
    for (let count = 0; count < 20; count += 1) others.push((await publish(db, 'Umbrellas')).slug);
    expect([others[1], others.at(-1)]).toEqual(['umbrellas-2', 'umbrellas-20']);
    const { id, slug } = await publish(db, 'Umbrellas');
    expect(slug).toBe(`umbrellas-${id}`);
    expect((await readArticle(db, slug)).article.id).toBe(id);
  });
});
