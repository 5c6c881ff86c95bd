/** Builds the site and the server where they are missing, older than the sources or of another brand; `npm start` begins with it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtBrand } from '#server/builtBrand.ts';
import { chosenBrand } from './brand/brandFolders.ts';

const root = path.resolve(import.meta.dirname, '../..');
const made = path.join(root, 'dist/404.html');
const sources = ['src', 'theme', 'brands', 'languages', 'public', 'index.html', 'package.json', 'vite.config.ts'];

/** @returns when anything under a path was changed last, in ms since 1970. */
function lastChange(file: string): number {
  const entry = statSync(file);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(file).map((name) => lastChange(path.join(file, name))));
}

// Where there are no sources (an image for production), there is nothing to build.
const present = sources.map((name) => path.join(root, name)).filter((file) => existsSync(file));
const built = existsSync(made) ? statSync(made).mtimeMs : 0;
const isOfBrand = builtBrand(root) === chosenBrand;
if (present.length > 0 && (!isOfBrand || present.some((file) => lastChange(file) > built))) {
  const { status } = spawnSync('npm run build', { cwd: root, shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
