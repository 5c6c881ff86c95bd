import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Modules of `tests/support` that run tests, as opposed to helpers for tests. */
const machinery = [
  'audit',
  'axeRules',
  'browser',
  'browserProblems',
  'launch',
  'matchers',
  'postgres',
  'preview',
  'projects',
  'setup',
  'steps',
  'testReport',
  'testsOf',
];

/** Rows of the guide's table of helpers: file, names mentioned there, and files with examples. */
const helpers = [...read('tests/README.md').matchAll(/^\| `(tests\/\S+\.tsx?)` \| (.+) \| (.+) \|$/gm)].map(
  ([, file = '', words = '', examples = '']) => ({
    file,
    named: Array.from(words.matchAll(/`(\w+)/g), ([, name]) => String(name)),
    examples: Array.from(examples.matchAll(/`([^`]+)`/g), ([, example]) => String(example)),
  }),
);

const exportsOf = (file: string) =>
  Array.from(read(file).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm), ([, name]) => String(name));

describe('The testers’ guide', () => {
  it('names every helper and no other', () => {
    for (const { file, named } of helpers) expect(named.toSorted(), file).toEqual(exportsOf(file).toSorted());
    const support = readdirSync(path.join(root, 'tests/support'))
      .filter((file) => !file.includes('.test.') && !machinery.includes(path.parse(file).name))
      .map((file) => `tests/support/${file}`);
    expect(helpers.map(({ file }) => file)).toEqual(expect.arrayContaining(support));
  });

  it('names files that use each helper', () => {
    for (const { file, examples } of helpers) {
      expect(examples, file).not.toEqual([]);
      for (const example of examples) expect(read(example)).toMatch(new RegExp(`from '[^']*${path.basename(file)}'`));
    }
  });

  it('shows examples exactly as they are run', () => {
    const shown = [...read('tests/README.md').matchAll(/^```tsx? title="(\S+)"\n(.*?)^```$/gms)];
    expect(shown.length).toBeGreaterThan(4);
    for (const [, file = '', text] of shown) expect(text, file).toBe(read(file));
  });

  it('names every custom matcher', () => {
    const declared = read('tests/support/matchers.ts').matchAll(/^ {4}(to\w+)\(this: Matchers/gm);
    const named = read('tests/README.md').matchAll(/^\| `(to\w+)\(/gm);
    expect(Array.from(named, ([, name]) => name)).toEqual(Array.from(declared, ([, name]) => name));
  });

  it('names existing parts of the gallery', () => {
    const named = Array.from(read('tests/README.md').matchAll(/`(tests\/gallery\/[\w.]+)`/g), ([, file]) =>
      String(file),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('names existing scripts and folders with tests', () => {
    const guide = read('tests/README.md');
    const folders = Array.from(guide.matchAll(/`(tests\/\w+)\/?`/g), ([, folder]) => String(folder));
    for (const folder of folders) {
      expect(
        readdirSync(path.join(root, folder)).some((file) => /\.(test|spec)\.tsx?$/.test(file)),
        folder,
      ).toBe(true);
    }
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = Array.from(guide.matchAll(/npm run ([\w:]+)/g), ([, name]) => String(name));
    expect(named.length).toBeGreaterThan(3);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it('is right that only isolated tests replace modules', () => {
    const files = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' });
    const replacing = files
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /\bvi\.(?:(?:do)?mock\(|resetModules)/i.test(read(path.join('tests', file))));
    expect(replacing).not.toEqual([]);
    expect(replacing.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual([]);
  });
});
