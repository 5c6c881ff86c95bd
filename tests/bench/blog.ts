/** `npm run bench:blog`, part of `npm run bench`: server time for a page of the public blog with 5,000 long posts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postCategories } from '#domain/categories.ts';
import { readPostQuery } from '#domain/publicQueries.ts';
import { listPublishedPosts } from '#server/store/articles.ts';
import { type Db, databaseFile, migrate, openDatabase } from '#server/store/database.ts';
import { toPostRow } from '#server/store/posts.ts';
import { startPostgres } from '../support/postgres.ts';

const manyPosts = 5000;
/** As long as a few printed pages. */
const content = `<p>${'Written by a machine, to be as long as a post is. '.repeat(200)}</p>`;

function manyPost(number: number) {
  const day = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString();
  return toPostRow({
    id: `many-${number}`,
    slug: `post-${number}`,
    metaTitle: '',
    metaDescription: '',
    title: `Post ${number}`,
    excerpt: 'Two sentences of a post, as the list shows them. This is the second one.',
    content,
    category: postCategories[number % postCategories.length] as (typeof postCategories)[number],
    tags: ['timetable', `tag ${number % 50}`],
    featuredImage: 'wedding-table',
    author: 'Content Manager',
    status: number % 4 === 0 ? 'draft' : 'published',
    createdAt: day,
    updatedAt: day,
    publishedAt: day,
    version: 1,
  });
}

/** @returns the duration of a query in ms: the median of 15 runs, and the first run. */
async function time(db: Db, search: string): Promise<string> {
  const query = readPostQuery(new URLSearchParams(search));
  const times: number[] = [];
  for (let run = 0; run < 15; run += 1) {
    const began = performance.now();
    await listPublishedPosts(db, query);
    times.push(performance.now() - began);
  }
  const first = times[0]?.toFixed(1);
  return `${times.toSorted((a, b) => a - b)[7]?.toFixed(1)} ms (the first time ${first} ms)`;
}

async function measure(engine: string, address: string) {
  const database = openDatabase(address);
  await migrate(database);
  for (let first = 0; first < manyPosts; first += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => manyPost(first + index));
    await database.db.insertInto('post').values(rows).execute();
  }
  console.info(`${engine}, ${manyPosts} posts of ${content.length} characters:`);
  for (const search of ['', 'page=300', 'category=wedding', 'q=tag+7', 'q=nobody+at+all']) {
    console.info(`  ${search || 'first page'}: ${await time(database.db, search)}`);
  }
  await database.close();
}

const folder = mkdtempSync(path.join(tmpdir(), 'event-house-bench-'));
const postgres = startPostgres();
try {
  await measure('Embedded database', databaseFile(folder));
  if (postgres) await measure('PostgreSQL', postgres.url);
} finally {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
