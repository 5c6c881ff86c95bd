import path from 'node:path';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as globalsKey } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { isRoot } from '../support/browser.ts';
import { quietArgs, requireBrowser } from '../support/launch.ts';

/** @returns a browser instance with a scheme and viewport in which every story is tested. */
const instance = (scheme: 'light' | 'dark', screen: 'desktop' | 'phone') => ({
  browser: 'chromium' as const,
  name: `${scheme}, ${screen}`,
  provide: { [globalsKey]: { scheme, viewport: { value: screen } } },
});

/** Runs every story as a test in the locally installed Chromium, with axe. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  // Dependencies discovered while tests run would make Vite reload the page and restart the tests.
  optimizeDeps: {
    force: true,
    entries: ['**/*.stories.tsx', '.storybook/preview.tsx', '../../src/{site,admin,content}/**/*.{ts,tsx}'],
  },
  test: {
    setupFiles: [path.join(import.meta.dirname, '../support/consoleMessages.ts')],
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: requireBrowser(), chromiumSandbox: !isRoot, args: quietArgs },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [instance('light', 'desktop'), instance('dark', 'phone')],
    },
  },
});
