/**
 * What `npm run check` runs while one works: types, lint, and the tests of what has changed since `main`, or since the
 * commit that is its argument. Tests of the build, of PostgreSQL and of other screens are left to `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { allPass, bin, since, step } from './support/steps.ts';
import { testsOf } from './support/testsOf.ts';

const [base = 'main'] = process.argv.slice(2);
const began = Date.now();

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const screens = testsOf(changed, git('ls-files', '--cached', '--others', '--exclude-standard', 'tests/**/*.test.tsx'));
const vitest = `${bin('vitest')} run --passWithNoTests --reporter=dot`;

process.env.SOURCES_ONLY = 'true';
await allPass(
  step('Types', `${bin('tsc')} -p . --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo`, true),
  step('Lint', `${bin('biome')} check .`, true),
  step('Tests of rules', `${vitest} --project rules --changed ${base}`, true),
  ...(screens.length > 0 ? [step('Tests of screens', `${vitest} --project screens ${screens.join(' ')}`, true)] : []),
);
console.info(`\nChecked in ${since(began)}.`);
