import { expect, it } from 'vitest';
import { colorSchemeTagsOf } from '#app/headTags.tsx';
import { createAppTheme, houseTokens } from '#theme';

/** @returns the browser's colours by media query; without one they are always used. */
function colorsOf(theme: ReturnType<typeof createAppTheme>) {
  const tags = [
    ...colorSchemeTagsOf(theme).matchAll(/<meta name="theme-color" content="([^"]+)"(?: media="([^"]+)")?/g),
  ];
  return tags.map(([, color, media]) => [media, color]);
}

it('The frame of the browser has the colour of the page in each scheme', () => {
  const theme = createAppTheme({ ...houseTokens, firstScheme: 'system' });
  const { light, dark } = theme.colorSchemes;
  expect(colorsOf(theme)).toEqual([
    ['(prefers-color-scheme: light)', light?.palette.background.default],
    ['(prefers-color-scheme: dark)', dark?.palette.background.default],
  ]);
});

it('The frame of the browser has the colour of the scheme that a brand begins with, whatever the system prefers', () => {
  const theme = createAppTheme({ ...houseTokens, firstScheme: 'dark' });
  expect(colorsOf(theme)).toEqual([[undefined, theme.colorSchemes.dark?.palette.background.default]]);
});
