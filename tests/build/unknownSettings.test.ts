import { exec } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { brandNames } from '#build/brand/brandFolders.ts';
import { languageNames } from '#build/language/languages.ts';
import project from '#package' with { type: 'json' };

const run = promisify(exec);
const root = path.resolve(import.meta.dirname, '../..');
const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
const scripts: Readonly<Record<string, string>> = project.scripts;

/** @returns what npm runs for a script, without npm itself, whose start takes long. */
const linesOf = (script: string) => [`pre${script}`, script].flatMap((name) => scripts[name] ?? []).join(' && ');

const unknownBrand = `Unknown brand "nowhere": BRAND may be ${brandNames().join(', ')}. "npm run brand new nowhere" creates it.`;
const unknownLanguage = (setting: string) =>
  `Unknown language "xx": ${setting} may be ${languageNames().join(', ')}. "npm run language new xx" creates it.`;

const commands = [
  'dev',
  'dev:live',
  'build',
  'preview',
  'start',
  'brand',
  'photos',
  'language',
  'gallery',
  'test:watch',
];

it.for([
  ...commands.map((command) => [command, { BRAND: 'nowhere' }, unknownBrand] as const),
  ['dev', { BUILD_LANGUAGE: 'xx' }, unknownLanguage('BUILD_LANGUAGE')],
  ['dev', { LANGUAGES: 'en,xx' }, unknownLanguage('LANGUAGES')],
  ['build', { LANGUAGES: 'en,xx' }, unknownLanguage('LANGUAGES')],
] as const)(
  'npm run %s with %o fails with one sentence that names the known ones',
  async ([command, env, sentence], { signal }) => {
    const running = run(linesOf(command), {
      cwd: root,
      env: { ...process.env, PATH, BRAND: '', LANGUAGES: '', BUILD_LANGUAGE: '', ...env },
      signal,
    });
    await expect(running).rejects.toMatchObject({ code: 1, stderr: `${sentence}\n` });
  },
);
