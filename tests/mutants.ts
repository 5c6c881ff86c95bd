/**
 * What `npm run mutants` does: changes the code a line at a time, and says where no test notices. Its arguments are the
 * parts to change, files or folders of `src`, and, where not all tests of these are to look, files of `tests`. What was
 * found before is kept for as long as code and tests stay the same.
 */
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './support/postgres.ts';

const stryker = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

const given = process.argv.slice(2);
const tests = given.filter((part) => part.startsWith('tests'));
const changed = given
  .filter((part) => !tests.includes(part))
  .map((part) => (statSync(part).isDirectory() ? `${part}/**/*.ts,${part}/**/*.tsx` : part));
const options = [
  ...(changed.length > 0 ? ['--mutate', changed.join(',')] : []),
  ...(tests.length > 0 ? ['--testFiles', tests.join(',')] : []),
];

const postgres = process.env.TEST_DATABASE_URL ? null : startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
process.env.SOURCES_ONLY = 'true';
const run = spawn(process.execPath, [stryker, 'run', ...options], { stdio: 'inherit' });
run.once('close', (status) => {
  postgres?.stop();
  process.exitCode = status ?? 1;
});
