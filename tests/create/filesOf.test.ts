import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

describe('The create command', () => {
  it('creates a component with a test and a story', () => {
    expect(pathsOf('component', 'PriceTag')).toEqual([
      'src/components/PriceTag.tsx',
      'tests/components/priceTag.test.tsx',
      'tests/gallery/theme/priceTag.stories.tsx',
    ]);
  });

  it('creates a page with its content', () => {
    expect(pathsOf('page', 'Venues')).toEqual(['src/content/venues.ts', 'src/site/pages/venues.tsx']);
  });

  it('leaves none of the sentences of a new page on the site, which say what to write instead', () => {
    const [words] = filesOf('page', 'Venues', sources);
    const sentences = Array.from(words?.text.matchAll(/'([A-Z][^']{20,}\.)'/g) ?? [], ([, sentence]) =>
      String(sentence),
    );
    expect(sentences).toHaveLength(2);
    const folder = path.join(root, 'src/content');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    )) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(
        sentences.filter((sentence) => text.includes(sentence)),
        `src/content/${file}`,
      ).toEqual([]);
    }
  });

  it('creates a test or a story of an existing component in the folder of its room', () => {
    expect(pathsOf('test', 'PostCard')).toEqual(['tests/site/postCard.test.tsx']);
    expect(pathsOf('story', 'Panel')).toEqual(['tests/gallery/admin/panel.stories.tsx']);
    expect(filesOf('story', 'Panel', sources)[0]?.text).toContain("room: 'admin'");
    expect(filesOf('test', 'PostCard', sources)[0]?.text).toContain("from '#site/blog/PostCard.tsx'");
  });

  it('names a test by a sentence', () => {
    const [, test] = filesOf('component', 'PriceTag', sources);
    expect(test?.text).toContain("it('The price tag shows its title'");
  });

  it('fills in the props of a new component, but not those of an existing one', () => {
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
  ])('creates files that import existing ones only: %s', (kind, name) => {
    const files = filesOf(kind, name, sources);
    const created = files.map((file) => file.path);
    const imported = files.flatMap(({ text }) => importsOf(text)).filter((file) => !created.includes(file));
    expect(imported.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each([
    ['component', 'price tag', '"price tag" is not the name of a component: write it like PriceTag.'],
    ['page', 'our-venues', '"our-venues" is not the name of a page: write it like Venues.'],
    ['', '', 'Unknown kind "": use one of component, page, story, test, e.g. "npm run create -- component PriceTag".'],
    [
      'thing',
      'PriceTag',
      'Unknown kind "thing": use one of component, page, story, test, e.g. "npm run create -- component PriceTag".',
    ],
    ['story', 'PriceTag', 'There is no component PriceTag in src.'],
  ])('rejects %s %s with a clear error', (kind, name, sentence) => {
    expect(() => filesOf(kind, name, sources)).toThrow(sentence);
  });
});
