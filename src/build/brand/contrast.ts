import type { Palette, Theme } from '@mui/material/styles';
import Color from 'colorjs.io';

/** A colour of the palette and where it stands in it. */
interface Named {
  name: string;
  color: string;
}

/** A colour, its background, and the least contrast between them. */
interface Pair {
  upper: Named;
  lower: Named;
  least: number;
}

/** Least contrast of text, WCAG 2.2 1.4.3. */
const ofText = 4.5;

/** Least contrast of the borders of controls and the focus ring, WCAG 2.2 1.4.11. */
const ofControls = 3;

/** The ground that is worst for white text over a photograph: a white picture under the scrim. */
const scrimOver = ({ scrim, scrimUnderText }: Palette['picture'], picture: string) =>
  hex(layered(scrim, picture, Number.parseFloat(scrimUnderText) / 100));

/** Every text, border and ring that pages put on a ground. */
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
  const on = (lower: Named, uppers: Named[], least = ofText) => uppers.map((upper) => ({ upper, lower, least }));
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

const hex = (color: Color) => color.to('srgb').toString({ format: 'hex', collapse: false }).toUpperCase();

/** A colour laid over another. @param share of the upper one, 0 to 1. */
function layered(upper: string | Color, lower: string | Color, share: number): Color {
  const from = new Color(lower).to('srgb').coords;
  const to = new Color(upper).to('srgb').coords;
  const mixed = to.map((value, at) => (value ?? 0) * share + (from[at] ?? 0) * (1 - share));
  return new Color('srgb', [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]);
}

/** @returns the contrast of two CSS colours, after WCAG 2.2; what shines through the upper one counts. */
export function contrast(upper: string | Color, lower: string | Color): number {
  const color = new Color(upper);
  return layered(color, lower, color.alpha ?? 1).contrastWCAG21(new Color(lower));
}

/** @returns the same hue, as little darker or lighter as it takes; on any ground black or white is enough for 4.5:1. */
function nearest(upper: string, lower: string, least: number): string {
  const start = new Color(upper).to('oklch');
  const inLightness = (lightness: number) => {
    const color = start.clone();
    color.alpha = 1;
    color.set('l', lightness);
    // What is written down is what has to pass.
    return hex(color.toGamut({ space: 'srgb' }));
  };
  const distance = (lightness: number) => Math.abs(lightness - start.get('l'));
  const steps = Array.from({ length: 501 }, (_, step) => step / 500).toSorted((a, b) => distance(a) - distance(b));
  return steps.map(inLightness).find((color) => contrast(color, lower) >= least) ?? '#000000';
}

/** How well two colours can be told apart. */
export interface Contrast extends Pair {
  scheme: 'light' | 'dark';
  reached: number;
  /** The nearest colour that would do, where this one does not. */
  better: string | null;
}

/** @param theme with whatever overrides. @returns the contrast of all that is read or pressed, in both schemes. */
export function contrastsOf({ colorSchemes }: Theme): Contrast[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const palette = colorSchemes[scheme]?.palette;
    if (!palette) return [];
    return pairsOf(palette as unknown as Palette).map(({ upper, lower, least }) => {
      const reached = contrast(upper.color, lower.color);
      const better = reached >= least ? null : nearest(upper.color, lower.color, least);
      return { scheme, upper, lower, least, reached, better };
    });
  });
}

/** @param theme with whatever overrides. @returns a sentence for each pair that cannot be told apart well enough. */
export const contrastFaults = (theme: Theme): string[] =>
  contrastsOf(theme).flatMap(({ scheme, upper, lower, least, reached, better }) =>
    better
      ? `${scheme}: ${upper.name} ${upper.color} on ${lower.name} ${lower.color} reaches ${reached.toFixed(2)}:1 of ${least}:1; ${better} would do.`
      : [],
  );
