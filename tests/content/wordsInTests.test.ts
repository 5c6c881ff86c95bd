import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoPeople } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { posts } from '#sample/posts.ts';
import { reviews } from '#sample/reviews.ts';
import { testimonials } from '#sample/testimonials.ts';

const root = path.resolve(import.meta.dirname, '../..');

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

/** Titles of tests, which may name a page by its heading: a change of either breaks nothing. */
const titles = /\b(?:describe|it|test)\('[^'\n]+'/g;

/** Files that may spell out sample data, each with its reason. */
const mayPin: Readonly<Record<string, string>> = {
  'tests/server/firstVersionMigration.test.ts': 'A released migration finds the demo account by its address.',
};

/** @returns all strings of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('Tests outside of tests/sample contain no texts of the site', async () => {
  const modules = await Promise.all(filesIn('src/content').map((file) => import(path.join(root, file))));
  // Single words may occur anywhere.
  const words = new Set(modules.flatMap(textsIn).filter((text) => /\S \S/.test(text)));
  expect(words.size).toBeGreaterThan(200);
  const pinned = filesIn('tests')
    // What `npm run create` writes is text of the site until somebody replaces it.
    .filter((file) => !/^tests\/(?:sample|create)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replaceAll(titles, '');
      const literals = text.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`|\/\^?([\w ,.]+?)\$?\//g);
      return [...literals]
        .map((literal) => literal.slice(1).find((text) => text !== undefined) ?? '')
        .filter((text) => words.has(text))
        .map((text) => `${file}: ${text}`);
    });
  expect(pinned).toEqual([]);
});

it('Tests outside of tests/sample name no people, addresses or posts of the sample data', () => {
  const named = [
    ...[...leads, ...demoPeople, ...reviews].flatMap(({ name, email }) => [name, email]),
    ...testimonials.map(({ name }) => name),
    ...posts.flatMap(({ title, slug }) => [title, slug]),
  ].filter((text) => text !== '');
  expect(named.length).toBeGreaterThan(80);
  const pinned = filesIn('tests')
    // The benchmarks and screenshots are of the sample data.
    .filter((file) => !/^tests\/(?:sample|bench|shots)\//.test(file) && !(file in mayPin))
    .flatMap((file) => {
      // Without the escapes of regular expressions.
      const text = readFileSync(path.join(root, file), 'utf8').replaceAll('\\', '');
      return named.filter((each) => text.includes(each)).map((each) => `${file}: ${each}`);
    });
  expect(pinned, 'Take them from #sample, e.g. sampleLead(id), or let the test make its own record').toEqual([]);
});
