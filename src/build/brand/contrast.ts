import type { Palette, Theme } from '@mui/material/styles';
import Color from 'colorjs.io';

/** A colour of the palette, with its path. */
interface Named {
  name: string;
  color: string;
}

/** A colour, its background, and the minimum contrast between them. */
interface Pair {
  upper: Named;
  lower: Named;
  minContrast: number;
}

/** Minimum contrast of text, WCAG 2.2 1.4.3. */
const ofText = 4.5;

/** Minimum contrast of the borders of controls and of the focus ring, WCAG 2.2 1.4.11. */
const ofControls = 3;

/** @returns the worst background colour for white text on a photograph: a white picture under the scrim. */
const scrimOver = ({ scrim, scrimUnderText }: Palette['picture'], picture: string) =>
  hex(layered(scrim, picture, Number.parseFloat(scrimUnderText) / 100));

/** @returns all combinations of texts, borders and focus rings with background colours that pages use. */
function pairsOf(palette: Palette): Pair[] {
  const { text, primary, gold, sage, error, success, warning, background, blush, deep, picture, onPicture, chat } =
    palette;
  const named = (name: string, color: string): Named => ({ name, color });
  const texts = {
    ink: named('text.primary', text.primary),
    soft: named('text.secondary', text.secondary),
    primary: named('primary.main', primary.main),
    gold: named('gold.text', gold.text),
    sage: named('sage.text', sage.text),
    error: named('error.main', error.main),
    success: named('success.main', success.main),
  };
  const grounds = {
    paper: named('background.default', background.default),
    sheet: named('background.paper', background.paper),
    sunken: named('background.sunken', background.sunken),
    header: named('background.header', background.header),
    blush: named('blush.ground', blush.ground),
    deep: named('deep.ground', deep.ground),
    scrim: named('picture.scrim', picture.scrim),
    veiled: named('picture.scrim over white', scrimOver(picture, '#FFFFFF')),
  };
  const { paper, sheet, sunken, header } = grounds;
  const on = (lower: Named, uppers: Named[], minContrast = ofText) =>
    uppers.map((upper) => ({ upper, lower, minContrast }));
  const button = (name: string, { main, dark, contrastText }: Palette['primary']) =>
    ['main', 'dark'].flatMap((shade) =>
      on(named(`${name}.${shade}`, shade === 'main' ? main : dark), [named(`${name}.contrastText`, contrastText)]),
    );
  return [
    ...[paper, sheet, sunken, header].flatMap((ground) => on(ground, Object.values(texts))),
    ...on(grounds.blush, [texts.ink, texts.soft, texts.primary, texts.gold]),
    ...on(named('sage.ground', sage.ground), [texts.ink, texts.sage]),
    ...on(grounds.deep, [
      named('deep.text', deep.text),
      named('deep.softText', deep.softText),
      named('deep.gold', deep.gold),
    ]),
    ...[grounds.scrim, grounds.veiled].flatMap((ground) =>
      on(ground, [named('picture.text', picture.text), named('picture.gold', picture.gold)]),
    ),
    ...button('primary', primary),
    ...button('onPicture', onPicture),
    ...button('chat', chat),
    ...on(named('background.error', background.error), [texts.error]),
    ...on(named('background.warning', background.warning), [named('warning.main', warning.main)]),
    ...on(named('background.success', background.success), [texts.success]),
    ...Object.entries(palette.status).flatMap(([status, { ground, text: word }]) =>
      on(named(`status.${status}.ground`, ground), [named(`status.${status}.text`, word)]),
    ),
    ...[paper, sheet, sunken].flatMap((ground) =>
      on(ground, [named('control.border', palette.control.border)], ofControls),
    ),
    ...[paper, sheet, sunken, grounds.blush].flatMap((ground) =>
      on(ground, [{ ...texts.primary, name: 'primary.main as focus ring' }], ofControls),
    ),
  ];
}

/** @returns a colour like `#1A2B3C`. */
export const hex = (color: Color): string =>
  color.to('srgb').toString({ format: 'hex', collapse: false }).toUpperCase();

/** Blends two colours. @param share opacity of the upper colour, 0 to 1. */
function layered(upper: string | Color, lower: string | Color, share: number): Color {
  const from = new Color(lower).to('srgb').coords;
  const to = new Color(upper).to('srgb').coords;
  const mixed = to.map((value, at) => (value ?? 0) * share + (from[at] ?? 0) * (1 - share));
  return new Color('srgb', [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]);
}

/** @returns the contrast of two CSS colours, as defined in WCAG 2.2, taking the upper one's opacity into account. */
export function contrast(upper: string | Color, lower: string | Color): number {
  const color = new Color(upper);
  return layered(color, lower, color.alpha ?? 1).contrastWCAG21(new Color(lower));
}

/** @returns the nearest colour of the same hue that passes; null if none does. @param passes tells it for a colour. */
function nearest(from: string, passes: (color: string) => boolean): string | null {
  const start = new Color(from).to('oklch');
  const inLightness = (lightness: number) => {
    const color = start.clone();
    color.alpha = 1;
    color.set('l', lightness);
    // Rounded to hex before the check, because that is the colour that will be used.
    return hex(color.toGamut({ space: 'srgb' }));
  };
  const distance = (lightness: number) => Math.abs(lightness - start.get('l'));
  const steps = Array.from({ length: 501 }, (_, step) => step / 500).toSorted((a, b) => distance(a) - distance(b));
  return steps.map(inLightness).find(passes) ?? null;
}

/** A pair of colours in a scheme. */
interface SchemePair extends Pair {
  scheme: 'light' | 'dark';
  /** The background as seen: a translucent one lies on the page. */
  ground: string;
}

/** The contrast of a pair of colours. */
export interface Contrast extends SchemePair {
  reached: number;
  /** The nearest sufficient colour on this background; null if the contrast is sufficient. */
  better: string | null;
  /** The nearest sufficient background of this colour; null if the contrast is sufficient, or there is none. */
  betterGround: string | null;
}

/** @param theme any theme. @returns all pairs of its colours, in both schemes. */
export function colorPairs({ colorSchemes }: Theme): SchemePair[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const palette = colorSchemes[scheme]?.palette;
    if (!palette) return [];
    const page = String(palette.background?.default);
    return pairsOf(palette as unknown as Palette).map((pair) => {
      const { alpha } = new Color(pair.lower.color);
      const ground = alpha === 1 ? pair.lower.color : hex(layered(pair.lower.color, page, alpha ?? 1));
      return { ...pair, scheme, ground };
    });
  });
}

/** @param theme any theme. @returns the contrast of all pairs, in both schemes. */
export const contrastsOf = (theme: Theme): Contrast[] =>
  colorPairs(theme).map((pair) => {
    const { upper, ground, minContrast } = pair;
    const reached = contrast(upper.color, ground);
    if (reached >= minContrast) return { ...pair, reached, better: null, betterGround: null };
    return {
      ...pair,
      reached,
      // Black or white reaches 4.5:1 on any background.
      better: nearest(upper.color, (color) => contrast(color, ground) >= minContrast) ?? '#000000',
      betterGround: nearest(ground, (color) => contrast(upper.color, color) >= minContrast),
    };
  });

/** @param theme any theme. @returns an error message for each pair with insufficient contrast. */
export const contrastFaults = (theme: Theme): string[] =>
  contrastsOf(theme).flatMap(({ scheme, upper, lower, minContrast, reached, better, betterGround }) => {
    if (!better) return [];
    const orGround = betterGround ? `, or ${betterGround} as its background` : '';
    return `${scheme}: ${upper.name} ${upper.color} on ${lower.name} ${lower.color} has a contrast of ${reached.toFixed(2)}:1 instead of ${minContrast}:1; ${better} would pass${orGround}.`;
  });
