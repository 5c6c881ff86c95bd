/** `npm run create -- component PriceTag`: generates the files of a component, page, story or test. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin } from '../support/steps.ts';
import { filesOf } from './filesOf.ts';

const [kind = '', name = ''] = process.argv.slice(2);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));

try {
  const files = filesOf(kind, name, sources);
  const known = files.find((file) => existsSync(file.path));
  if (known) throw new Error(`${known.path} already exists; nothing was written.`);
  for (const file of files) {
    mkdirSync(path.dirname(file.path), { recursive: true });
    writeFileSync(file.path, file.text);
    console.info(file.path);
  }
  // Sorts the imports, whose order depends on the name.
  execFileSync(bin('biome'), ['check', '--write', '--log-level=error', ...files.map((file) => file.path)], {
    stdio: 'inherit',
  });
  if (kind === 'story' || kind === 'test') console.info('The type check reports missing props.');
  if (kind === 'page') console.info('The remaining steps are in README.md under "Add a page".');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
