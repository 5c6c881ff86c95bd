import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { isRoot } from '../support/browser.ts';
import { quietArgs, requireBrowser } from '../support/launch.ts';

const configDir = path.join(import.meta.dirname, '.storybook');

/** Every story as a test, in the Chromium of this machine, with axe: on a wide screen in light, on a phone in dark. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      { name: 'light', scheme: 'light', screen: 'desktop' },
      { name: 'dark', scheme: 'dark', screen: 'phone' },
    ].map(({ name, scheme, screen }) => ({
      plugins: [storybookTest({ configDir, initialGlobals: { scheme, viewport: { value: screen } } })],
      optimizeDeps: { entries: ['**/*.stories.tsx', '.storybook/preview.tsx', '../../src/{site,admin}/**/*.tsx'] },
      test: {
        name,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({
            launchOptions: { executablePath: requireBrowser(), chromiumSandbox: !isRoot, args: quietArgs },
            contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
          }),
          instances: [{ browser: 'chromium' as const }],
        },
        setupFiles: [path.join(import.meta.dirname, '../support/quiet.ts')],
        testTimeout: 60_000,
      },
    })),
  },
});
