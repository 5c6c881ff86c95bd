import { describe, expect, it } from 'vitest';
import { type ColorTokens, darkColors, lightColors, pictureColors } from '../../theme/tokens.ts';

/** Relative luminance after WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Every text and ground that pages put together: name of the pair, text, ground. */
function textPairs(colors: ColorTokens): [string, string, string][] {
  const grounds = ['paper', 'surface', 'sunken', 'header'] as const;
  const texts = ['ink', 'softText', 'primary', 'goldText', 'sageText', 'error', 'success'] as const;
  return [
    ...grounds.flatMap((ground) =>
      texts.map((text): [string, string, string] => [`${text} on ${ground}`, colors[text], colors[ground]]),
    ),
    ...(['ink', 'softText', 'primary', 'goldText'] as const).map((text): [string, string, string] => [
      `${text} on blush`,
      colors[text],
      colors.blush,
    ]),
    ...(['ink', 'sageText'] as const).map((text): [string, string, string] => [
      `${text} on sage`,
      colors[text],
      colors.sage,
    ]),
    ['onPrimary on primary', colors.onPrimary, colors.primary],
    ['onPrimary on primaryHover', colors.onPrimary, colors.primaryHover],
    ['onDeep on deep', colors.onDeep, colors.deep],
    ['softOnDeep on deep', colors.softOnDeep, colors.deep],
    ['goldOnDeep on deep', colors.goldOnDeep, colors.deep],
    ['error on errorGround', colors.error, colors.errorGround],
    ['warning on warningGround', colors.warning, colors.warningGround],
    ['success on successGround', colors.success, colors.successGround],
    ['white on chat', pictureColors.text, colors.chat],
    ['onButton on picture button', pictureColors.onButton, pictureColors.button],
    ['onButton on hovered picture button', pictureColors.onButton, pictureColors.buttonHover],
    ['text on scrim', pictureColors.text, pictureColors.scrim],
    ['gold on scrim', pictureColors.gold, pictureColors.scrim],
    ...Object.entries(colors.status).map(([status, { text, ground }]): [string, string, string] => [
      `status ${status}`,
      text,
      ground,
    ]),
  ];
}

/** A colour laid over another. @param share of the upper one, in per cent. */
function over(upper: string, lower: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round((channel(upper, at) * share + channel(lower, at) * (100 - share)) / 100),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe('Text over a photograph', () => {
  it.each(['text', 'gold'] as const)('can be read over a white one: %s', (role) => {
    const ground = over(pictureColors.scrim, '#FFFFFF', pictureColors.scrimUnderText);
    expect(contrast(pictureColors[role], ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('The %s scheme', (_scheme, colors) => {
  it.each(textPairs(colors))('can be read: %s', (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface', 'sunken'] as const)('shows the border of a control on %s', (ground) => {
    expect(contrast(colors.controlBorder, colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(['paper', 'surface', 'sunken', 'blush'] as const)('shows the focus ring on %s', (ground) => {
    expect(contrast(colors.primary, colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
