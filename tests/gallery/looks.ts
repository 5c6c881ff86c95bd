import { otherLanguages } from 'virtual:languages';
import createCache, { type EmotionCache } from '@emotion/cache';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';
import { createEmotionCache } from '#app/createEmotionCache.ts';
import { themeOf } from '#app/theme.ts';
import { colorFaults } from '#build/brand/colorFaults.ts';
import { language } from '#content/language.ts';
import { houseTokens, type ThemeTokens } from '#theme';
import { brandOverrides } from '#theme/brandOverrides.ts';
import type { StudioBrand } from './studio/studioBrand.ts';

/** The brand being edited in the brand studio. */
export const studio = 'studio';

const others = import.meta.glob<{ brandTokens: ThemeTokens }>('../../brands/*/tokens.ts', { eager: true });

const overrides = import.meta.glob<ThemeOptions>('../../brands/*/overrides.ts', {
  eager: true,
  import: 'brandOverrides',
});

/** A brand's look. */
interface BrandLook {
  title: string;
  tokens: ThemeTokens;
  overrides?: ThemeOptions;
}

/**
 * Brands in the toolbar. Only their tokens and overrides apply; the texts are the default brand's, as a build contains
 * those of one brand.
 */
export const brands: Readonly<Record<string, BrandLook>> = {
  house: { title: 'House', tokens: houseTokens, overrides: brandOverrides },
  ...Object.fromEntries(
    Object.entries(others).map(([file, { brandTokens }]) => {
      const name = file.split('/').at(-2) ?? '';
      const title = name.charAt(0).toUpperCase() + name.slice(1);
      return [name, { title, tokens: brandTokens, overrides: overrides[file.replace(/tokens\.ts$/, 'overrides.ts')] }];
    }),
  ),
  [studio]: { title: 'Of the brand studio', tokens: houseTokens },
};

/** Names of all languages, by BCP 47 tag. */
export const languages: Readonly<Record<string, string>> = Object.fromEntries(
  [language, ...otherLanguages].map(({ tag, name }) => [tag, name] as const).toSorted(),
);

/** The toolbar's settings, apart from the viewport. */
export interface Look {
  brand: string;
  scheme: 'light' | 'dark';
  density: ThemeTokens['density'];
  direction: 'ltr' | 'rtl';
  language: string;
}

const defaultLanguage = otherLanguages.find(({ basePath }) => basePath === '') ?? language;

/** Initial settings: the brand of the setting `BRAND`, the others the same in whichever language a page is shown: Storybook's URLs contain only what differs. */
export const firstLook: Look = {
  brand: import.meta.env.GALLERY_BRAND ?? 'house',
  scheme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  language: defaultLanguage.tag,
};

const themes = new Map<string, Theme>();

/** @returns the theme of a look, cached. @param own the brand being edited. */
export function themeIn({ brand, density, direction }: Look, own: StudioBrand): Theme {
  if (brand === studio) return ownTheme(own, direction);
  const key = [brand, density, direction].join();
  const { tokens = houseTokens, overrides } = brands[brand] ?? {};
  const theme = themes.get(key) ?? themeOf({ ...tokens, density }, overrides, direction);
  themes.set(key, theme);
  return theme;
}

let lastOwn: Theme | undefined;

/** @returns the theme of the brand being edited; the last valid one while a colour is incomplete. */
function ownTheme({ tokens, begunWith }: StudioBrand, direction: Look['direction']): Theme {
  if (colorFaults(tokens).length === 0) lastOwn = themeOf(tokens, brands[begunWith]?.overrides, direction);
  lastOwn ??= themeOf(houseTokens, {}, direction);
  return lastOwn;
}

/** Switches off Emotion's warnings about selectors that are unsafe with server rendering, which is not used here. */
const quietly = (cache: EmotionCache) => Object.assign(cache, { compat: true as const });

const caches: Record<Look['direction'], EmotionCache> = {
  ltr: quietly(createEmotionCache()),
  // As MUI recommends: Emotion mirrors styles for right-to-left languages.
  rtl: quietly(createCache({ key: 'rtl', stylisPlugins: [rtl] })),
};

/** @returns Emotion's cache for a direction. */
export const cacheIn = ({ direction }: Pick<Look, 'direction'>): EmotionCache => caches[direction];
