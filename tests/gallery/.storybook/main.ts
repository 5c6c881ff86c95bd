import type { StorybookConfig } from '@storybook/react-vite';
import { brandNames, houseName } from '../../../src/build/brand/brandFolders.ts';
import { brandFonts, brandPlugin } from '../../../src/build/brand/brandPlugin.ts';
import { readBrand } from '../../../src/build/brand/readBrand.ts';
import { languagePlugin } from '../../../src/build/language/languagePlugin.ts';
import { houseLanguage, ownFolders } from '../../../src/build/language/languages.ts';
import { ownModules } from '../../../src/build/ownModules.ts';

const others = brandNames().filter((name) => name !== houseName);

/** Words stand in the code that is built: the gallery speaks one language at a time. */
const language = process.env.BUILD_LANGUAGE || houseLanguage;

/** The gallery: what it is made of. Nothing in it asks the network for anything. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  staticDirs: ['../../../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  // The compiler is TypeScript 7, of which these tools know nothing yet.
  typescript: { reactDocgen: false, check: false },
  // Fonts, icons, motion and the wordmark's ampersand, as the site has them; of the site's own build nothing else.
  viteFinal: async (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      ownModules(ownFolders(undefined, language)),
      languagePlugin(language),
      brandPlugin(await readBrand(houseName)),
      ...(await Promise.all(others.map(readBrand))).map(brandFonts),
    ],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
