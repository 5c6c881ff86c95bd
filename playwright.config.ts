import { defineConfig } from '@playwright/test';
import { findBrowser, isRoot } from './tests/support/browser.ts';
import { quietArgs } from './tests/support/launch.ts';

const port = Number(process.env.PREVIEW_PORT ?? 4173);
const baseURL = `http://localhost:${port}`;

/** The browser tests: the built site, as a static host would serve it, in the Chromium of this machine. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the smallest machine has cores: pages also wait, for timers and transitions.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      chromiumSandbox: !isRoot,
      // Visitors have scrollbars, and a dialog that takes them away must not move the page.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: quietArgs,
    },
  },
  webServer: {
    command: `npm run preview -- --port ${port} --strictPort`,
    url: baseURL,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
