import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

/** Titles of tests, which may name a page by its heading: a change of either breaks nothing. */
const titles = /\b(?:describe|it|test)\('[^'\n]+'/g;

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
