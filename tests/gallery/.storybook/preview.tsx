import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { rules } from '../../support/axeRules.ts';
import { inLook } from '../decorators.tsx';
import { brands, firstLook, languages } from '../looks.ts';
import { screens } from '../screens.ts';

// Parts of a page load on first use, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const items = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

const choice = (name: string, icon: string, titles: Readonly<Record<string, string>>) => ({
  description: name,
  toolbar: { title: name, icon, items: items(titles), dynamicTitle: true },
});

const titlesOfBrands = Object.fromEntries(Object.entries(brands).map(([id, { title }]) => [id, title]));

/** Settings of all stories. */
const preview: Preview = {
  decorators: [inLook],
  // Forms of the back office keep unsaved text, which would appear in the next story of the form.
  beforeEach: () => sessionStorage.clear(),
  initialGlobals: firstLook,
  globalTypes: {
    brand: choice('Brand', 'paintbrush', titlesOfBrands),
    scheme: choice('Scheme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
    density: choice('Density', 'menu', { comfortable: 'Comfortable', compact: 'Compact' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', languages),
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: screens },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: {
        runOnly: rules,
        resultTypes: ['violations'],
      },
    },
    options: { storySort: { order: ['Theme', 'Site', 'Admin', 'Mails', 'Pages', 'Brand studio'] } },
  },
};

export default preview;
