import type { StorybookConfig } from '@storybook/react-vite';
import { brandNames, houseName } from '../../../src/build/brand/brandFolders.ts';
import { brandFonts, brandPlugin } from '../../../src/build/brand/brandPlugin.ts';
import { readBrand } from '../../../src/build/brand/readBrand.ts';
import { languagePlugin, readLetters } from '../../../src/build/language/languagePlugin.ts';
import { houseLanguage, ownFolders } from '../../../src/build/language/languages.ts';
import { ownModules } from '../../../src/build/ownModules.ts';

const others = brandNames().filter((name) => name !== houseName);

/** Texts are part of the build, so the gallery has one language at a time. */
const language = process.env.BUILD_LANGUAGE || houseLanguage;

/** Storybook's configuration. The gallery makes no network requests. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  staticDirs: ['../../../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // These tools do not support TypeScript 7.
  typescript: { reactDocgen: false, check: false },
  // The site's plugins for fonts, icons, motion and the wordmark's ampersand, without the rest of its build.
  viteFinal: async (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      ownModules(ownFolders(undefined, language)),
      languagePlugin(language),
      brandPlugin(await readBrand(houseName), await readLetters(language)),
      ...(await Promise.all(others.map(readBrand))).map(brandFonts),
    ],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
