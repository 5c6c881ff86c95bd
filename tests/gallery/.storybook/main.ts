import type { StorybookConfig } from '@storybook/react-vite';
import { brandFolder, brandNames, chosenBrand, houseName } from '../../../src/build/brand/brandFolders.ts';
import { brandFonts, brandPlugin } from '../../../src/build/brand/brandPlugin.ts';
import { readBrand } from '../../../src/build/brand/readBrand.ts';
import { readOrExit } from '../../../src/build/exitWithMessage.ts';
import { readLetters } from '../../../src/build/language/languagePlugin.ts';
import { languageNames } from '../../../src/build/language/languages.ts';
import { allLanguagesPlugin } from './allLanguagesPlugin.ts';

// The toolbar has all brands, and begins with this one.
readOrExit(() => brandFolder(process.env.BRAND));

const others = brandNames().filter((name) => name !== houseName);

/** Storybook's configuration. The gallery makes no network requests. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx', '../../../brands/*/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  staticDirs: ['../../../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // These tools do not support TypeScript 7.
  typescript: { reactDocgen: false, check: false },
  // The site's plugins for fonts, icons, motion and the wordmark's ampersand, without the rest of its build.
  viteFinal: async (vite) => ({
    ...vite,
    define: { ...vite.define, 'import.meta.env.GALLERY_BRAND': JSON.stringify(chosenBrand) },
    plugins: [
      ...(vite.plugins ?? []),
      allLanguagesPlugin(),
      brandPlugin(await readBrand(houseName), (await Promise.all(languageNames().map(readLetters))).join('')),
      ...(await Promise.all(others.map(readBrand))).map(brandFonts),
    ],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
