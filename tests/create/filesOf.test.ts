import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['components/Photo.tsx', 'site/blog/PostCard.tsx', 'admin/Panel.tsx'];
const pathsOf = (kind: string, name: string) => filesOf(kind, name, sources).map((file) => file.path);

/** @returns the project files imported by a text, except for those being created. */
const importsOf = (text: string) =>
  Array.from(text.matchAll(/from '#(content|frame|site|components|admin|tests)\/([^']+)'/g), ([, room, file]) =>
    path.join(room === 'tests' ? 'tests' : `src/${room}`, String(file)),
  );

describe('What is created', () => {
  it('is a component with its test and its story', () => {
    expect(pathsOf('component', 'PriceTag')).toEqual([
      'src/components/PriceTag.tsx',
      'tests/components/priceTag.test.tsx',
      'tests/gallery/theme/priceTag.stories.tsx',
    ]);
  });

  it('is a page with its words', () => {
    expect(pathsOf('page', 'Venues')).toEqual(['src/content/venues.ts', 'src/site/pages/venues.tsx']);
  });

  it('is a test or a story of a component that is there, beside those of its room', () => {
    expect(pathsOf('test', 'PostCard')).toEqual(['tests/site/postCard.test.tsx']);
    expect(pathsOf('story', 'Panel')).toEqual(['tests/gallery/admin/panel.stories.tsx']);
    expect(filesOf('story', 'Panel', sources)[0]?.text).toContain("room: 'admin'");
    expect(filesOf('test', 'PostCard', sources)[0]?.text).toContain("from '#site/blog/PostCard.tsx'");
  });

  it('knows the props of what it creates, and leaves those of others to the type check', () => {
    const [, test, story] = filesOf('component', 'PriceTag', sources);
    expect([test?.text, story?.text].join()).toMatch(/<PriceTag title=.*title: short/s);
    const others = ['test', 'story'].flatMap((kind) => filesOf(kind, 'PostCard', sources));
    expect(others.map(({ text }) => text).join()).not.toContain('title=');
    expect(others[1]?.text).toContain('args: {},');
  });

  it.each([
    ['component', 'PriceTag'],
    ['page', 'Venues'],
    ['story', 'Photo'],
    ['test', 'Photo'],
  ])('imports what there is: %s', (kind, name) => {
    const files = filesOf(kind, name, sources);
    const created = files.map((file) => file.path);
    const imported = files.flatMap(({ text }) => importsOf(text)).filter((file) => !created.includes(file));
    expect(imported.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each([
    ['component', 'price tag', '"price tag" is not the name of a component: write it like PriceTag.'],
    ['thing', 'PriceTag', 'Unknown kind "thing": use one of component, page, story, test.'],
    ['story', 'PriceTag', 'There is no component PriceTag in src.'],
  ])('is nothing, but a sentence, for %s %s', (kind, name, sentence) => {
    expect(() => filesOf(kind, name, sources)).toThrow(sentence);
  });
});
