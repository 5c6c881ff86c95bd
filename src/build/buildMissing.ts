/**
 * Builds site and server if they are missing, older than the sources, or of another brand or other languages; run first
 * by `npm start`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from '#server/builtSite.ts';
import { chosenBrand } from './brand/brandFolders.ts';
import { chosenLanguages } from './language/languages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const made = path.join(root, 'dist/404.html');
const sources = ['src', 'theme', 'brands', 'languages', 'public', 'index.html', 'package.json', 'vite.config.ts'];

/** @returns the latest modification time of a file or of the files in a folder, in ms since 1970. */
function lastChange(file: string): number {
  const entry = statSync(file);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(file).map((name) => lastChange(path.join(file, name))));
}

// A production image contains no sources, so there is nothing to build.
const present = sources.map((name) => path.join(root, name)).filter((file) => existsSync(file));
const built = existsSync(made) ? statSync(made).mtimeMs : 0;
const { brand, languages } = builtSite(root) ?? {};
const isWanted = brand === chosenBrand && String(languages) === String(chosenLanguages());
if (present.length > 0 && (!isWanted || present.some((file) => lastChange(file) > built))) {
  const { status } = spawnSync('npm run build', { cwd: root, shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
