/**
 * The command `npm run build`: builds the site and its server in all languages of `LANGUAGES`. Each language is a
 * separate build, so that no page loads the texts of two; together they form one `dist/`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { basePathOf } from './language/languagePlugin.ts';
import { chosenLanguages } from './language/languages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a command of this project's packages; exits if it fails. */
function run(command: string, env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

try {
  run('npm run --silent language');
  run('npm run --silent brand');
  for (const folder of ['build/site', 'build/server'])
    rmSync(path.join(root, folder), { recursive: true, force: true });
  for (const language of chosenLanguages()) {
    const base = basePathOf(language);
    const env = { BUILD_LANGUAGE: language };
    run(`vite build --outDir build/site${base}`, env);
    run(`vite build --ssr --outDir build/server${base}`, env);
  }
  run('tsx src/build/prerender.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
