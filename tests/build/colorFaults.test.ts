import { expect, it } from 'vitest';
import { colorFaults, overrideFaults } from '#build/brand/colorFaults.ts';
import { houseTokens } from '#theme';

it('The mistyped colours of a brand are named', () => {
  const { light, dark } = houseTokens.colors;
  const colors = { light: { ...light, primary: '#GGG' }, dark: { ...dark, paper: '' } };
  const picture = { ...houseTokens.picture, gold: 'gild' };
  expect(colorFaults({ colors, picture })).toEqual([
    'colors.light.primary is "#GGG": write a colour like #1A2B3C or rgba(26, 43, 60, 0.5).',
    'colors.dark.paper is "": write a colour like #1A2B3C or rgba(26, 43, 60, 0.5).',
    'picture.gold is "gild": write a colour like #1A2B3C or rgba(26, 43, 60, 0.5).',
  ]);
});

it('A colour whose translucent shades MUI cannot compute is named with a notation for which it can', () => {
  const notationsOf = (colors: string[]) =>
    colors.flatMap((gold) => colorFaults({ ...houseTokens, picture: { ...houseTokens.picture, gold } }));
  const readByMui = ['#ABC', '#ABCD', '#1A2B3C80', 'rgb(26, 43, 60)', 'rgba(26, 43, 60, 0.5)', 'rgb(26.4, 43, 60, .5)'];
  expect(
    notationsOf([...readByMui, 'hsl(210, 40%, 17%)', 'hsl(210deg, 40%, 17%)', 'hsla(570, 40%, 17%, 0.5)']),
  ).toEqual([]);
  const named = (color: string, asHex: string) => `picture.gold is "${color}": write it as ${asHex}.`;
  for (const [color, asHex] of [
    ['teal', '#008080'],
    ['oklch(0.4 0.1 20)', '#742D31'],
    ['rgb(26 43 60 / 50%)', '#1A2B3C80'],
    ['hsl(210deg 40% 17%)', '#1A2B3D'],
    ['color(display-p3 1 0 0)', '#FF0B0C'],
    ['rgb(none, 43, 60)', '#002B3C'],
    ['transparent', '#00000000'],
    ['RGB(26, 43, 60)', '#1A2B3C'],
    ['#1A2B3C ', '#1A2B3C'],
    // Numbers that MUI reads without their unit.
    ['rgb(10%, 17%, 24%)', '#1A2B3D'],
    ['rgba(26, 43, 60, 50%)', '#1A2B3C80'],
    ['hsl(0.5turn, 40%, 17%)', '#1A3D3D'],
    ['hsl(3.14rad, 40%, 17%)', '#1A3D3D'],
    ['hsl(200grad, 40%, 17%)', '#1A3D3D'],
    ['hsla(210, 40%, 17%, 50%)', '#1A2B3D80'],
    // Values that it takes as they are.
    ['hsl(210, 40%, 17%, 0.5)', '#1A2B3D80'],
    ['hsl(-90, 40%, 17%)', '#2B1A3D'],
    ['rgb(300, 43, 60)', '#FF2B3C'],
    ['rgb(-5, 43, 60)', '#002B3C'],
    ['color(srgb 1 0 0)', '#FF0000'],
  ] as const) {
    expect(notationsOf([color])).toEqual([named(color, asHex)]);
  }
});

it('A main colour of overrides is named as well, unless the shades that MUI computes from it are given', () => {
  const main = 'rgb(10%, 17%, 24%)';
  const shades = { light: '#FFFFFF', dark: '#000000', contrastText: '#FFFFFF' };
  expect(overrideFaults({ colorSchemes: { dark: { palette: { primary: { main } } } } })).toEqual([
    `colorSchemes.dark.palette.primary.main is "${main}": write it as #1A2B3D.`,
  ]);
  expect(overrideFaults({ palette: { primary: { main: 'teal' }, text: { primary: 'teal' } } })).toEqual([
    'palette.primary.main is "teal": write it as #008080.',
  ]);
  expect(overrideFaults({ colorSchemes: { light: true }, palette: { primary: { main, ...shades } } })).toEqual([]);
  const { light, dark } = shades;
  expect(overrideFaults({ palette: { primary: { main, light, dark } } })).toHaveLength(1);
  expect(overrideFaults({})).toEqual([]);
});
