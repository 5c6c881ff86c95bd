/**
 * The command `npm run build`: builds the site and its server in all languages of `LANGUAGES`. Each language is a
 * separate build, so that no page loads the texts of two; together they form one `dist/`. If the build fails or is
 * interrupted, the outputs of the previous one stay in place.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { siteUrlOf } from '#content/siteUrl.ts';
import { chosenBrand } from './brand/brandFolders.ts';
import { exitWithMessage } from './exitWithMessage.ts';
import { basePathOf } from './language/languagePlugin.ts';
import { chosenLanguages } from './language/languages.ts';
import { clearStagedOutputs, replaceOutputs, stagedOutputs } from './outputs.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command of this project's packages; exits if it fails. */
function run(command: string, env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

try {
  const startedAt = Date.now();
  const languages = chosenLanguages();
  // Pages need it only at the end of the build.
  siteUrlOf(process.env.PUBLIC_URL);
  run('npm run --silent language');
  run('npm run --silent brand check');
  clearStagedOutputs(root);
  for (const language of languages) {
    const base = basePathOf(language, languages);
    const env = { BUILD_LANGUAGE: language };
    console.info(`Building the site in the language "${language}" …`);
    // Without the sizes of hundreds of files, above which nobody would see what is said about brand and languages.
    run(`vite build --logLevel warn --outDir ${stagedOutputs.site}${base}`, env);
    run(`vite build --logLevel warn --ssr --outDir ${stagedOutputs.server}${base}`, env);
  }
  console.info('Rendering the pages …');
  run('tsx src/build/prerender.ts');
  replaceOutputs(root, { brand: chosenBrand, languages, startedAt });
  console.info(
    `Built in ${Math.round((Date.now() - startedAt) / 1000)} s: the site in dist/, the server in build/server/.`,
  );
} catch (error) {
  exitWithMessage(error);
}
