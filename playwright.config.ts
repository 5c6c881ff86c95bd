import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, isRoot } from './tests/support/browser.ts';
import { quietArgs } from './tests/support/launch.ts';
import { livePort, liveURL } from './tests/support/live.ts';

const port = Number(process.env.PREVIEW_PORT ?? 4173);
const baseURL = `http://localhost:${port}`;

const server = { reuseExistingServer: false, stdout: 'ignore', stderr: 'pipe' } as const;

/** Browser tests: the built site on a static server, in the locally installed Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Far above what any journey needs: a slow machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One more than the cores of the smallest machine, as pages also wait for timers and transitions.
  workers: 3,
  // A shared CI machine may stall for seconds; a test that passes on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL,
    locale: 'en-US',
    // A new context for every test takes as long as the page load; cookies, storage and routes are cleared between
    // tests.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      chromiumSandbox: !isRoot,
      // Shows scrollbars as for visitors, so that tests notice layout shifts when a dialog hides them.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: quietArgs,
    },
  },
  webServer: [
    { ...server, command: `npm run preview -- --port ${port} --strictPort`, url: baseURL },
    {
      ...server,
      command: 'node build/server/server.js',
      url: `${liveURL(port)}/readyz`,
      env: {
        PORT: String(livePort(port)),
        DATA_DIR: mkdtempSync(path.join(tmpdir(), 'event-house-live-')),
        LOG_LEVEL: 'warn',
      },
    },
  ],
});
