import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testServer.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Loads a build as the server does; in a process of its own, as Vitest replaces Node's `import()`. */
const program = `
import { loadLanguage } from '#server/languages.ts';
import { loadRenderer } from '#server/renderer.ts';
const root = process.argv[1];
console.info((await loadLanguage(root, '/de')).language.tag, (await loadRenderer(root, 'https://events.example')).emptyPage);
`;

it('A build is loaded from a folder whose name has characters with a meaning in URLs', () => {
  const root = path.join(temporaryFolder(), 'our #1 site, 100%25');
  const server = path.join(root, 'build/server');
  mkdirSync(path.join(server, 'de'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(server, 'de/languageEntry.js'), "export const language = { tag: 'de' };");
  writeFileSync(
    path.join(server, 'entry-server.js'),
    "export const fillTemplate = () => 'filled', emptyPage = {}, staffPage = {};",
  );
  writeFileSync(path.join(server, 'cards.json'), 'null');
  writeFileSync(path.join(server, 'template.html'), '');
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, root];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['de filled\n', '']);
});
