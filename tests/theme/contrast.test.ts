import { describe, expect, it } from 'vitest';
import { createProductTheme } from '#app/theme.ts';
import { contrast, contrastFaults } from '#build/brand/contrast.ts';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';

/** @returns the default tokens with other colours in the light scheme. */
const withLight = (colors: Partial<ThemeTokens['colors']['light']>): ThemeTokens => ({
  ...houseTokens,
  colors: { ...houseTokens.colors, light: { ...houseTokens.colors.light, ...colors } },
});

describe('The contrast of two colours', () => {
  it('follows WCAG, in any CSS notation', () => {
    expect(contrast('#767676', 'white')).toBeCloseTo(4.54, 2);
    expect(contrast('rgb(0 0 0 / 50%)', '#FFFFFF')).toBeCloseTo(contrast('#808080', '#FFF'), 1);
    expect(contrast('oklch(1 0 0)', 'hsl(0 0% 0%)')).toBeCloseTo(21, 5);
  });
});

describe('The theme of the product', () => {
  it('has enough contrast in both schemes', () => {
    expect(contrastFaults(createProductTheme())).toEqual([]);
  });
});

describe('A theme with other colours', () => {
  it('is computed in any CSS notation', () => {
    expect(
      contrastFaults(createAppTheme(withLight({ primary: 'oklch(0.4 0.08 195)', primaryHover: 'darkslategray' }))),
    ).toEqual([]);
  });

  it('with too little contrast is reported with both colours and, for each, the nearest that would pass', () => {
    const white = '#FFFFFF';
    const grounds = { paper: white, surface: white, header: white, sunken: '#F3ECE2' };
    expect(contrastFaults(createAppTheme(withLight({ ...grounds, primary: 'teal' })))).toContain(
      'light: primary.main teal on background.sunken #F3ECE2 has a contrast of 4.07:1 instead of 4.5:1; #007879 would pass, or #FFF8EE as its background.',
    );
    expect(contrast('#007879', '#F3ECE2')).toBeGreaterThan(4.5);
    expect(contrast('#007A7B', '#F3ECE2')).toBeLessThan(4.5);
    expect(contrast('teal', '#FFF8EE')).toBeGreaterThan(4.5);
    expect(contrast('teal', '#FEF7ED')).toBeLessThan(4.5);
  });

  it('is checked with its overrides, and only in the scheme they change', () => {
    const theme = createAppTheme(houseTokens, { colorSchemes: { dark: { palette: { gold: { text: '#6B5A33' } } } } });
    const faults = contrastFaults(theme);
    expect(faults).not.toEqual([]);
    for (const fault of faults) expect(fault).toMatch(/^dark: gold\.text #6B5A33 on /);
  });

  it('is computed on a translucent background as it appears over the page', () => {
    expect(contrastFaults(createAppTheme(withLight({ header: 'rgb(0 0 0 / 3%)' })))).toEqual([]);
    expect(
      contrastFaults(createAppTheme(withLight({ header: 'rgb(255 255 255 / 3%)', paper: '#999999' }))),
    ).toContainEqual(expect.stringContaining(' on background.header rgb(255 255 255 / 3%) has'));
  });

  it('is reported if its scrim is too light for white text', () => {
    const theme = createAppTheme({ ...houseTokens, picture: { ...houseTokens.picture, scrim: '#777777' } });
    expect(contrastFaults(theme).join('\n')).toContain(
      'picture.text #FFFFFF on picture.scrim #777777 has a contrast of 4.48:1 instead of 4.5:1',
    );
  });

  it('is reported for every place that its colours are used in', () => {
    const { picture } = houseTokens;
    const placesOf = (tokens: ThemeTokens) =>
      contrastFaults(createAppTheme(tokens)).map((fault) => fault.split(' has ')[0]);
    const white = '#FFFFFF';
    for (const [tokens, place] of [
      [withLight({ primaryHover: '#EEEEEE' }), `light: primary.contrastText ${white} on primary.dark #EEEEEE`],
      [withLight({ chat: '#EEEEEE' }), `light: chat.contrastText ${white} on chat.main #EEEEEE`],
      [
        withLight({ blush: '#6E4A1F' }),
        `light: gold.text ${houseTokens.colors.light.goldText} on blush.ground #6E4A1F`,
      ],
      [
        withLight({ blush: '#5A2348' }),
        `light: primary.main as focus ring ${houseTokens.colors.light.primary} on blush.ground #5A2348`,
      ],
      [
        { ...houseTokens, picture: { ...picture, scrim: '#000000', scrimUnderText: 10 } },
        `light: picture.text ${picture.text} on picture.scrim over white #E6E6E6`,
      ],
    ] as const) {
      expect(placesOf(tokens)).toContain(place);
    }
  });

  it('may be translucent, while the colour that would pass is not', () => {
    const faults = contrastFaults(createAppTheme(withLight({ softText: 'rgb(0 0 0 / 20%)' })));
    expect(faults).not.toEqual([]);
    for (const fault of faults) expect(fault).toMatch(/; #[\dA-F]{6} would pass\.$/);
  });

  it('is not told of a better background where there is none', () => {
    const faults = contrastFaults(createAppTheme(withLight({ softText: 'rgb(0 0 0 / 20%)', ink: '#777777' })));
    expect(faults.find((fault) => fault.includes('text.secondary'))).toMatch(/ would pass\.$/);
    expect(faults.find((fault) => fault.includes('text.primary'))).toMatch(
      / would pass, or #[\dA-F]{6} as its background\.$/,
    );
  });
});
