import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { adminRoute } from '#app/adminRoute.tsx';
import { siteRoutes } from '#app/routes.tsx';
import { brandNames, houseName } from '#build/brand/brandFolders.ts';
import { pictured, variants } from './pictured.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

const stories = ['tests/gallery', 'brands'].flatMap((folder) => filesIn(folder, /\.stories\.tsx$/));

/** Modules imported by stories, as in their import statements, e.g. `#components/Section.tsx`. */
const imported = new Set(
  stories.flatMap((file) => Array.from(read(file).matchAll(/from '(#[^']+)'/g), ([, module]) => String(module))),
);

/** @returns the URLs of pages shown by stories. */
async function addresses(): Promise<string[]> {
  const modules = await Promise.all(stories.map((file) => import(path.join(root, file)) as Promise<object>));
  return modules
    .flatMap((module) => Object.values(module) as { args?: { address?: string } }[])
    .flatMap(({ args }) => args?.address ?? []);
}

const leavesOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));

it('Every component that the theme knows by a name of the house has a story', () => {
  const components = filesIn('src', /\.tsx$/).filter((file) => /\brootOf\('App\w+'\)/.test(read(file)));
  expect(components.length).toBeGreaterThan(10);
  expect(components.map((file) => file.replace(/^src\//, '#')).filter((module) => !imported.has(module))).toEqual([]);
});

it('Every page of site and back office has a story', async () => {
  const routes = [...siteRoutes, adminRoute];
  const seen = new Set((await addresses()).map((address) => matchRoutes(routes, address)?.at(-1)?.route));
  const pages = leavesOf(routes).filter(({ path: address }) => address !== '*');
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((page) => !seen.has(page)).map(({ path: address }) => address)).toEqual([]);
});

it('Every brand is worn by stories', async () => {
  const modules = await Promise.all(stories.map((file) => import(path.join(root, file)) as Promise<object>));
  const all = modules.flatMap((module) => Object.values(module) as { globals?: { brand?: string } }[]);
  const worn = new Set(all.map(({ globals }) => globals?.brand));
  expect(brandNames().filter((name) => name !== houseName && !worn.has(name))).toEqual([]);
});

it('Every file of a page has a route, and so a story', () => {
  const table = read('src/app/routes.tsx') + read('src/app/adminRoute.tsx');
  const pages = [...filesIn('src/site/pages', /\.tsx?$/), ...filesIn('src/admin/pages', /\.tsx?$/)];
  expect(pages.map((file) => file.replace(/^src\//, '#')).filter((module) => !table.includes(module))).toEqual([]);
});

it('Every mail that the server writes has a story', () => {
  const writers = filesIn('src/server/mail', /\w+Mails?\.ts$/);
  expect(writers.length).toBeGreaterThan(5);
  expect(writers.map((file) => file.replace(/^src\//, '#')).filter((module) => !imported.has(module))).toEqual([]);
});

it('Pictures are kept of what is compared alone, and all of them together are small', () => {
  const kept = readdirSync(path.join(root, 'tests/gallery/pictures'));
  expect(kept.toSorted()).toEqual(pictured.flatMap((id) => variants.map(({ name }) => `${id}-${name}.png`)).toSorted());
  const size = kept.reduce((sum, file) => sum + statSync(path.join(root, 'tests/gallery/pictures', file)).size, 0);
  expect(size).toBeLessThan(4 * 1024 * 1024);
});
