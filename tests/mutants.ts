/**
 * The command `npm run mutants`: runs mutation tests, and reports changes that no test notices. Arguments are the files
 * or folders of `src` to change and, to limit the tests, files or folders of `tests`. Options with `--` are passed to
 * Stryker: `--concurrency=1`. Earlier results are reused as long as code and tests are unchanged.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providePostgres } from './support/postgres.ts';

/** Results of all mutants. */
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

/** Deletes the results of survived mutants, so that the next run tests them again. */
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

const stopPostgres = await providePostgres();
process.env.SOURCES_ONLY = 'true';
process.env.IN_THREADS = 'true';
try {
  // With bail, a failed test may also stop the tests of the next mutant, which would then count as survived.
  await run([...options, '--reporters', 'progress-append-only']);
  forgetSurvivors();
  process.exitCode = await run([...options, '--disableBail']);
} finally {
  stopPostgres();
}
