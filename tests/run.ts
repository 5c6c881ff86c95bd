/** What `npm test` runs: every check of the project, the quick ones first, up to the first that fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser, installHint } from './support/browser.ts';
import { postgresHint, startPostgres } from './support/postgres.ts';

const bin = (name: string) => join('node_modules', '.bin', name);

const began = Date.now();
const since = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

function step(title: string, command: string) {
  console.info(`\n== ${title} ==`);
  const start = Date.now();
  // A shell, because the local commands are scripts that Windows starts in no other way.
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status === 0) return console.info(`${title}: passed in ${since(start)}.`);
  console.error(`\n${title}: failed after ${since(start)} (${command}).`);
  process.exit(status ?? 1);
}

step('Types', `${bin('tsc')} -p .`);
step('Lint', `${bin('biome')} ci .`);
step('Build', 'npm run build');

const postgres = process.env.TEST_DATABASE_URL ? null : startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
step('Component and server tests', `${bin('vitest')} run`);
postgres?.stop();

if (ensureBrowser()) {
  step('Browser tests', `${bin('playwright')} test`);
  console.info(`\nEverything passed in ${since(began)}.`);
} else {
  console.info(`\nEverything else passed in ${since(began)}.`);
  console.info(`The browser tests did not run, for no browser was found: ${installHint}.`);
  process.exitCode = process.env.CI === 'true' ? 1 : 0;
}
if (!process.env.TEST_DATABASE_URL) {
  console.info(`The store's tests did not run on PostgreSQL, for none was found: ${postgresHint}.`);
}
