/**
 * `npm run mutants`: runs mutation tests with Stryker and lists the mutants that survive. Arguments are the files or
 * folders of `src` to mutate and, optionally, files or folders of `tests` to run instead of all related tests. Options
 * such as `--concurrency=1` are passed to Stryker. Results are kept until code or tests change.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './support/postgres.ts';

/** Stryker's incremental results. */
const resultsFile = join('.stryker', 'results.json');

interface Results {
  files: Record<string, { mutants: { status: string }[] }>;
}

const filesOf = (part: string) =>
  statSync(part, { throwIfNoEntry: false })?.isDirectory() ? `${part}/**/*.ts,${part}/**/*.tsx` : part;

function run(options: string[]): Promise<number> {
  const program = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const child = spawn(process.execPath, [program, 'run', ...options], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
}

/** Removes survivors from the results, so that the next run tests them again. */
function forgetSurvivors(): void {
  if (!existsSync(resultsFile)) return;
  const results: Results = JSON.parse(readFileSync(resultsFile, 'utf8'));
  for (const module of Object.values(results.files)) {
    module.mutants = module.mutants.filter(({ status }) => status !== 'Survived');
  }
  writeFileSync(resultsFile, JSON.stringify(results));
}

const given = process.argv.slice(2);
const tests = given.filter((part) => part.startsWith('tests')).map(filesOf);
const changed = given.filter((part) => part.startsWith('src')).map(filesOf);
const options = [
  '--incrementalFile',
  resultsFile,
  ...given.filter((part) => part.startsWith('--')).flatMap((option) => option.split('=')),
  ...(changed.length > 0 ? ['--mutate', changed.join(',')] : []),
  ...(tests.length > 0 ? ['--testFiles', tests.join(',')] : []),
];

const postgres = process.env.TEST_DATABASE_URL ? null : startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
process.env.SOURCES_ONLY = 'true';
process.env.IN_THREADS = 'true';
try {
  // With bail, a failing test can abort the next mutant's tests, which then counts as survived; so survivors are tested
  // again without bail.
  await run([...options, '--reporters', 'progress-append-only']);
  forgetSurvivors();
  process.exitCode = await run([...options, '--disableBail']);
} finally {
  postgres?.stop();
}
