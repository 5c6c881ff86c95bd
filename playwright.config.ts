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

/** The browser tests: the built site, as a static host would serve it, in the Chromium of this machine. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the smallest machine has cores: pages also wait, for timers and transitions.
  workers: 3,
  // A shared build machine may stand still for seconds: there a journey is gone once more, and said to be flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL,
    locale: 'en-US',
    // A new window for every test costs as much again as the page in it; cookies, storage and routes are cleared.
    reuseContext: true,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      chromiumSandbox: !isRoot,
      // Visitors have scrollbars, and a dialog that takes them away must not move the page.
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
