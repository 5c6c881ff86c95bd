import { defineConfig } from '@playwright/test';
import { findBrowser, isRoot } from '../support/browser.ts';
import { quietArgs } from '../support/launch.ts';

const port = Number(process.env.GALLERY_PORT ?? 6007);
const baseURL = `http://localhost:${port}`;

/** Makes font rendering and colours independent of the machine's settings. */
const evenArgs = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * Tolerance in addition to detected antialiasing: sixty pixels in the browser that took the reference screenshots.
 * Other browsers and machines render the edges of letters differently, in at most one pixel of three hundred.
 */
const browser = findBrowser();
const isOfPictures = /headless-shell/.test(browser ?? '') && !process.env.CI;
const tolerance = isOfPictures ? { maxDiffPixels: 60 } : { maxDiffPixelRatio: 0.004 };

/** Tests of the built gallery: screenshots compared with those kept, and its toolbar. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/gallery',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.CI ? 'list' : 'line',
  // Stories take a while to load on a busy machine.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0.2, ...tolerance, animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser,
      chromiumSandbox: !isRoot,
      args: [...quietArgs, ...evenArgs],
    },
  },
  webServer: {
    command: `npx vite preview tests/gallery --outDir ../../build/gallery --port ${port} --strictPort`,
    cwd: '../..',
    url: `${baseURL}/iframe.html`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
