/** `npm test`: runs all checks of the project and stops at the first failure. */
import { spawn } from 'node:child_process';
import { findingsOf } from './support/audit.ts';
import { ensureBrowser, installHint } from './support/browser.ts';
import { postgresHint, startPostgres } from './support/postgres.ts';
import { allPass, bin, since, step } from './support/steps.ts';

const began = Date.now();

/** Lists known vulnerabilities of the production dependencies; some registries do not support audits. */
async function audit(): Promise<boolean> {
  const child = spawn('npm audit --omit=dev --json', { shell: true, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const found = findingsOf(output);
  if (!found) console.info('Advisories: the registry gave no answer; nothing is known.');
  else if (found.length === 0) console.info('Advisories: none on what the product needs.');
  else console.error(`Advisories on what the product needs: ${found.join(', ')} (npm audit --omit=dev).`);
  return !found || found.length === 0;
}

/**
 * `--without-browser`: runs only component and server tests on the existing build, e.g. with another version of Node.
 */
const withoutBrowser = process.argv.includes('--without-browser');

/**
 * Checks that run in parallel. The compiler uses a single thread, as several threads repeat each other's work and take
 * twice the CPU time.
 */
const atOnce = withoutBrowser
  ? []
  : [
      audit(),
      step('Types', `${bin('tsc')} -p . --singleThreaded`, true),
      step('Lint', `${bin('biome')} ci .`, true),
      step('Build', 'npm run build', true),
    ];
const postgres = process.env.TEST_DATABASE_URL ? null : startPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
await allPass(...atOnce);

await allPass(
  step(
    'Component and server tests',
    `${bin('vitest')} run --reporter=default --reporter=./tests/support/slowestTests.ts`,
  ),
);
postgres?.stop();

if (withoutBrowser) {
  console.info(`\nEverything passed on Node ${process.version} in ${since(began)}.`);
} else if (ensureBrowser()) {
  await allPass(step('Browser tests', `${bin('playwright')} test`));
  console.info(`\nEverything passed in ${since(began)}.`);
} else {
  console.info(`\nEverything else passed in ${since(began)}.`);
  console.info(`The browser tests did not run, for no browser was found: ${installHint}.`);
  process.exitCode = process.env.CI === 'true' ? 1 : 0;
}
if (!process.env.TEST_DATABASE_URL) {
  console.info(
    `The tests of the store and of backends did not run on PostgreSQL, for none was found: ${postgresHint}.`,
  );
}
