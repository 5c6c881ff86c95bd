/**
 * What `npm run check` runs while one works: types, lint, and the tests that see what has changed since `main`, or since
 * the commit that is its argument. Tests of the build and of PostgreSQL are left to `npm test`.
 */
import { allPass, bin, since, step } from './support/steps.ts';

const [base = 'main'] = process.argv.slice(2);
const began = Date.now();

process.env.SOURCES_ONLY = 'true';
await allPass(
  step('Types', `${bin('tsc')} -p .`, true),
  step('Lint', `${bin('biome')} check .`, true),
  step('Tests', `${bin('vitest')} run --changed ${base} --passWithNoTests --reporter=dot`, true),
);
console.info(`\nChecked in ${since(began)}.`);
