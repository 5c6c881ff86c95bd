/** The command `npm test`: runs all checks of the project, up to the first that fails. */
import { spawn } from 'node:child_process';
import { findingsOf } from './support/audit.ts';
import { ensureBrowser, installHint } from './support/browser.ts';
import { postgresHint, providePostgres } from './support/postgres.ts';
import { allPass, bin, since, step } from './support/steps.ts';

const began = Date.now();

/** Checks the product's packages for advisories known to the npm registry; some registries do not support that. */
async function audit(): Promise<boolean> {
  const child = spawn('npm audit --omit=dev --json', { shell: true, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const found = findingsOf(output);
  if (!found) console.info('Advisories: unknown, because the registry did not respond.');
  else if (found.length === 0) console.info('Advisories: none for the packages of the product.');
  else console.error(`Advisories for packages of the product: ${found.join(', ')} (npm audit --omit=dev).`);
  return !found || found.length === 0;
}

/** Runs only component and server tests on an existing build, to test another version of Node. */
const withoutBrowser = process.argv.includes('--without-browser');

/**
 * Steps that run in parallel. The compiler uses a single thread, because several would repeat work and take twice the
 * CPU time.
 */
const atOnce = withoutBrowser
  ? []
  : [
      audit(),
      step('Types', `${bin('tsc')} -p . --singleThreaded`, true),
      step('Lint', `${bin('biome')} ci .`, true),
      step('Build', 'npm run build', true),
    ];
const stopPostgres = await providePostgres();
await allPass(...atOnce);

await allPass(
  step(
    'Component and server tests',
    `${bin('vitest')} run --reporter=default --reporter=./tests/support/testReport.ts`,
  ),
);
stopPostgres();

if (withoutBrowser) {
  console.info(`\nEverything passed on Node ${process.version} in ${since(began)}.`);
} else if (ensureBrowser()) {
  await allPass(step('Browser tests', `${bin('playwright')} test`));
  console.info(`\nEverything passed in ${since(began)}.`);
} else {
  console.info(`\nEverything else passed in ${since(began)}.`);
  console.info(`The browser tests were skipped, because no browser was found: ${installHint}.`);
  process.exitCode = process.env.CI === 'true' ? 1 : 0;
}
if (!process.env.TEST_DATABASE_URL) {
  console.info(`The store and backend tests on PostgreSQL were skipped, because it was not found: ${postgresHint}.`);
}
