/**
 * The command `npm run check` for use during development: checks types, and runs lint and the tests of the changes
 * since `main`, or since the commit in its argument. Tests of the build, of PostgreSQL and of other parts are left to
 * `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { allPass, bin, since, step } from './support/steps.ts';
import { testsOf } from './support/testsOf.ts';

const began = Date.now();

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
// Where this branch began, so that what `main` got since then does not count as a change.
const base = process.argv[2] ?? String(git('merge-base', 'main', 'HEAD')[0]);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const filesOf = (...patterns: string[]) =>
  git('ls-files', '--cached', '--others', '--exclude-standard', ...patterns)
    .filter(existsSync)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const tests = filesOf('tests/**/*.test.ts', 'tests/**/*.test.tsx');
const chosen = testsOf(changed, tests, filesOf('src/**/*.ts', 'src/**/*.tsx'));

process.env.SOURCES_ONLY = 'true';
await allPass(
  step(
    'Types',
    `${bin('tsc')} -p . --singleThreaded --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo`,
    true,
  ),
  ...(changed.length > 0
    ? [step('Lint', `${bin('biome')} check --no-errors-on-unmatched ${changed.join(' ')}`, true)]
    : []),
  ...(chosen.length > 0
    ? [step('Tests', `${bin('vitest')} run --passWithNoTests --reporter=dot ${chosen.join(' ')}`, true)]
    : []),
);
console.info(`\nChecked in ${since(began)}.`);
