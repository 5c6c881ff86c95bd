import createCache, { type EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';
import { createEmotionCache } from '#app/createEmotionCache.ts';
import { routerLinks } from '#app/theme.ts';
import { language } from '#content/language.ts';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';

/** The brand being edited, whose tokens come from the brand studio. */
export const studio = 'studio';

const others = import.meta.glob<{ brandTokens: ThemeTokens }>('../../brands/*/tokens.ts', { eager: true });

/**
 * Brands in the toolbar. Only their tokens apply; the texts are the default brand's, as a build contains those of one
 * brand.
 */
export const brands: Readonly<Record<string, { title: string; tokens: ThemeTokens }>> = {
  house: { title: 'House', tokens: houseTokens },
  ...Object.fromEntries(
    Object.entries(others).map(([file, { brandTokens }]) => {
      const name = file.split('/').at(-2) ?? '';
      return [name, { title: name.charAt(0).toUpperCase() + name.slice(1), tokens: brandTokens }];
    }),
  ),
  [studio]: { title: 'Of the brand studio', tokens: houseTokens },
};

/** The language in which the gallery was built. */
export const languages: Readonly<Record<string, string>> = { [language.tag]: language.name };

/** The toolbar's settings, apart from the viewport. */
export interface Look {
  brand: string;
  scheme: 'light' | 'dark';
  density: ThemeTokens['density'];
  direction: 'ltr' | 'rtl';
  language: string;
}

/** Initial settings. */
export const firstLook: Look = {
  brand: 'house',
  scheme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  language: language.tag,
};

/** @returns the product's theme for these tokens, as `createProductTheme` creates it for the default brand's. */
export const themeOf = (tokens: ThemeTokens, direction: Look['direction'] = 'ltr') =>
  createAppTheme(tokens, { direction, components: routerLinks });

const themes = new Map<string, Theme>();

/** @returns the theme of a look, cached. @param own tokens of the brand being edited. */
export function themeIn({ brand, density, direction }: Look, own: ThemeTokens): Theme {
  if (brand === studio) return ownTheme(own, direction);
  const key = [brand, density, direction].join();
  const tokens = brands[brand]?.tokens ?? houseTokens;
  const theme = themes.get(key) ?? themeOf({ ...tokens, density }, direction);
  themes.set(key, theme);
  return theme;
}

let lastOwn: Theme | undefined;

/** @returns the theme of the brand being edited; the last valid one while a colour is incomplete. */
function ownTheme(tokens: ThemeTokens, direction: Look['direction']): Theme {
  try {
    lastOwn = themeOf(tokens, direction);
  } catch {
    lastOwn ??= themeOf(houseTokens, direction);
  }
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
