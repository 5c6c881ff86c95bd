import { describe, expect, it } from 'vitest';
import { contrastsOf } from '#build/brand/contrast.ts';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';
import { pickerColor, tokenNames, withBetter } from './tokenColors.ts';

const { colors, picture } = houseTokens;

/** @returns the first pair of tokens that cannot be read. */
function faultOf(tokens: ThemeTokens) {
  const fault = contrastsOf(createAppTheme(tokens)).find(({ better }) => better);
  if (!fault) throw new Error('All pairs can be read.');
  return fault;
}

describe('The nearest colour that passes', () => {
  it.each<[string, ThemeTokens, (changed: ThemeTokens) => string]>([
    [
      'a colour of a scheme',
      { ...houseTokens, colors: { ...colors, light: { ...colors.light, ink: '#cccccc' } } },
      (changed) => changed.colors.light.ink,
    ],
    [
      'one of several tokens with the same colour',
      { ...houseTokens, colors: { ...colors, dark: { ...colors.dark, goldOrnament: '#221100', goldText: '#221100' } } },
      (changed) => changed.colors.dark.goldText,
    ],
    [
      'a colour of a lead stage',
      {
        ...houseTokens,
        colors: {
          ...colors,
          light: { ...colors.light, status: { ...colors.light.status, new: { ground: '#FFFFFF', text: '#DDDDDD' } } },
        },
      },
      (changed) => changed.colors.light.status.new.text,
    ],
    [
      'a colour over photographs',
      { ...houseTokens, picture: { ...picture, gold: '#111111' } },
      (changed) => changed.picture.gold,
    ],
  ])('replaces %s', (_, tokens, colorIn) => {
    const fault = faultOf(tokens);
    const changed = withBetter(tokens, fault);
    expect(colorIn(changed)).toBe(fault.better);
    expect(JSON.stringify(changed).split(String(fault.better))).toHaveLength(2);
  });
});

it('The tokens of a colour are named, in its scheme and over photographs', () => {
  expect(tokenNames(houseTokens, 'light', colors.light.ink.toLowerCase())).toEqual(['ink']);
  expect(tokenNames(houseTokens, 'dark', colors.dark.status.converted.text)).toEqual(['status.converted.text']);
  expect(tokenNames(houseTokens, 'light', '#010203')).toEqual([]);
  expect(tokenNames(houseTokens, 'dark', picture.text)).toContain('picture.text');
});

it('A browser’s colour picker gets any colour in six digits', () => {
  expect(['#abc', 'teal', 'rgb(10 20 30 / 50%)', 'oklch(1 0 0)', 'oklch(1 0'].map(pickerColor)).toEqual([
    '#aabbcc',
    '#008080',
    '#0a141e',
    '#ffffff',
    '#000000',
  ]);
});
