import createCache, { type EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';
import { createEmotionCache } from '#app/emotionCache.ts';
import { routerLinks } from '#app/theme.ts';
import { language } from '#content/language.ts';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';

/** The brand in the making: its tokens are those of the brand studio. */
export const studio = 'studio';

const others = import.meta.glob<{ brandTokens: ThemeTokens }>('../../brands/*/tokens.ts', { eager: true });

/** The brands whose tokens the gallery's toolbar offers. Words are the house's: a build has those of one brand. */
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

/** The language that the gallery was built in. */
export const languages: Readonly<Record<string, string>> = { [language.tag]: language.name };

/** What the toolbar chooses, beside the screen's width. */
export interface Look {
  brand: string;
  scheme: 'light' | 'dark';
  density: ThemeTokens['density'];
  direction: 'ltr' | 'rtl';
  language: string;
}

/** How the gallery begins. */
export const firstLook: Look = {
  brand: 'house',
  scheme: 'light',
  density: 'comfortable',
  direction: 'ltr',
  language: language.tag,
};

/** @returns the product's theme of these tokens, as `createProductTheme` makes it of the house's. */
export const themeOf = (tokens: ThemeTokens, direction: Look['direction'] = 'ltr') =>
  createAppTheme(tokens, { direction, components: routerLinks });

const themes = new Map<string, Theme>();

/** @returns the theme of a look; one that was asked for before is kept. @param own the tokens of a brand in the making. */
export function themeIn({ brand, density, direction }: Look, own: ThemeTokens): Theme {
  if (brand === studio) return ownTheme(own, direction);
  const key = [brand, density, direction].join();
  const tokens = brands[brand]?.tokens ?? houseTokens;
  const theme = themes.get(key) ?? themeOf({ ...tokens, density }, direction);
  themes.set(key, theme);
  return theme;
}

let lastOwn: Theme | undefined;

/** @returns the theme of a brand in the making; the last one while a colour is half typed. */
function ownTheme(tokens: ThemeTokens, direction: Look['direction']): Theme {
  try {
    lastOwn = themeOf(tokens, direction);
  } catch {
    lastOwn ??= themeOf(houseTokens, direction);
  }
  return lastOwn;
}

/** A cache that does not ask whether each selector fits a server: nothing here is rendered on one. */
const quietly = (cache: EmotionCache) => Object.assign(cache, { compat: true as const });

const caches: Record<Look['direction'], EmotionCache> = {
  ltr: quietly(createEmotionCache()),
  // As MUI says it: Emotion turns what is written for left to right.
  rtl: quietly(createCache({ key: 'rtl', stylisPlugins: [rtl] })),
};

/** @returns Emotion's cache for a direction. */
export const cacheIn = ({ direction }: Pick<Look, 'direction'>): EmotionCache => caches[direction];
