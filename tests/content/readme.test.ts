import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const folders = ['brands', 'languages', 'public', 'src', 'tests', 'theme'];
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  ),
];

/** Files that a recipe creates: those of venues and of French. */
const isMade = (name: string) => /venue/i.test(name) || name.startsWith('languages/fr');

/** @returns the files and folders that a guide names, as a whole path or the end of one. */
const namedIn = (guide: string) =>
  Array.from(read(guide).matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g), ([, name]) => String(name)).filter(
    (name) => /\.(?:css|json|md|svg|tsx?|webp|yaml)$/.test(name) || folders.includes(String(name.split('/')[0])),
  );

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** The scripts that somebody runs; npm itself runs `pre…` before the script of that name. */
const commands = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts));

describe.each(['README.md', 'theme/README.md', 'tests/README.md'])('The guide %s', (guide) => {
  it('names existing files and folders', () => {
    const named = namedIn(guide).map((name) => name.replace(/\/$/, ''));
    expect(named.length).toBeGreaterThan(10);
    const exists = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
    expect(named.filter((name) => !isMade(name) && !exists(name))).toEqual([]);
  });

  it('names existing commands', () => {
    const named = Array.from(read(guide).matchAll(/npm run ([\w:]+)/g), ([, name]) => String(name));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('The README explains every command', () => {
  const rows = Array.from(read('README.md').matchAll(/^\| (`npm .+) \|$/gm), ([, row]) => String(row)).join('\n');
  const named = Array.from(rows.matchAll(/`(?:npm (?:run )?)?([\w:]+)/g), ([, name]) => String(name));
  expect(commands.filter((name) => !named.includes(name))).toEqual([]);
});
