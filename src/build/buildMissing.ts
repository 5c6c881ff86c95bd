/**
 * Builds site and server if they are missing, older than the sources, or of another brand or other languages; run first
 * by `npm start`. With `--as-built`, run first by the server's commands, a setting that is missing does not mean its
 * default, but the brand and the languages of the previous build: a backup must not turn a brand's site into another.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { builtSite } from '#server/builtSite.ts';
import { chosenBrand } from './brand/brandFolders.ts';
import { exitWithMessage } from './exitWithMessage.ts';
import { chosenLanguages } from './language/languages.ts';
import { isBuildNeeded } from './outputs.ts';

const root = path.resolve(import.meta.dirname, '../..');

try {
  const previousBuild = process.argv.includes('--as-built') ? builtSite(root) : null;
  const brand = process.env.BRAND || previousBuild?.brand || chosenBrand;
  const languages = chosenLanguages(process.env.LANGUAGES || previousBuild?.languages.join(), brand);
  if (isBuildNeeded(root, { brand, languages })) {
    const env = { ...process.env, BRAND: brand, LANGUAGES: languages.join() };
    const { status } = spawnSync('npm run build', { cwd: root, shell: true, stdio: 'inherit', env });
    process.exitCode = status ?? 1;
  }
} catch (error) {
  exitWithMessage(error);
}
