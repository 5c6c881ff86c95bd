import type { TypographyVariantsOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import type { ThemeTokens } from './tokens.ts';

/**
 * The two voices of the house: Cormorant Garamond speaks, Figtree explains.
 * @param tokens the two font stacks.
 * @param own overrides; its `fontFamily` replaces both voices, `fontSize`, `htmlFontSize` and `allVariants` reach every
 * variant, as in MUI.
 */
export function typographyOf(
  tokens: ThemeTokens['fonts'],
  own: TypographyVariantsOptions = {},
): TypographyVariantsOptions {
  const { fontFamily, fontSize = 14, htmlFontSize = 16, allVariants } = own;
  const fonts = fontFamily ? { display: fontFamily, text: fontFamily } : tokens;
  const rem = (px: number) => `${((px / htmlFontSize) * fontSize) / 14}rem`;

  /** Grows from `small` px on a 390 px phone to `large` px on a 1440 px screen, and no further. */
  const fluid = (small: number, large: number) => {
    const slope = (large - small) / (1440 - 390);
    return `clamp(${rem(small)}, ${rem(small - slope * 390)} + ${((slope * 100 * fontSize) / 14).toFixed(3)}vw, ${rem(large)})`;
  };

  const display = {
    fontFamily: fonts.display,
    fontWeight: 500,
    lineHeight: 1.08,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // Cormorant's old-style figures look wrong in statistics and headings.
    fontVariantNumeric: 'lining-nums',
  } as const;

  const variants: TypographyVariantsOptions = {
    h1: { ...display, fontSize: fluid(54, 92), lineHeight: 1.02 },
    h2: { ...display, fontSize: fluid(42, 60) },
    h3: { ...display, fontSize: fluid(31, 33), lineHeight: 1.15, letterSpacing: 0 },
    h4: { ...display, fontSize: rem(28), lineHeight: 1.2, letterSpacing: 0 },
    h5: { fontFamily: fonts.text, fontWeight: 600, fontSize: rem(18), lineHeight: 1.4, letterSpacing: 0 },
    h6: { fontFamily: fonts.text, fontWeight: 600, fontSize: rem(16), lineHeight: 1.4, letterSpacing: 0 },
    body1: { fontSize: rem(17), lineHeight: 1.65, letterSpacing: 0, textWrap: 'pretty' },
    body2: { fontSize: rem(15), lineHeight: 1.6, letterSpacing: 0, textWrap: 'pretty' },
    caption: { fontSize: rem(14), lineHeight: 1.5, letterSpacing: 0 },
    button: { fontWeight: 600, fontSize: rem(16), lineHeight: 1.5, letterSpacing: 0, textTransform: 'none' },
    eyebrow: {
      fontFamily: fonts.text,
      fontWeight: 600,
      fontSize: rem(13),
      lineHeight: 1.5,
      letterSpacing: '0.16em',
      textTransform: 'uppercase',
    },
    lead: { fontFamily: fonts.text, fontSize: fluid(18, 20), lineHeight: 1.6, textWrap: 'balance' },
    quote: { ...display, fontSize: fluid(26, 30), lineHeight: 1.25, letterSpacing: 0, textWrap: 'pretty' },
    figure: { ...display, fontSize: fluid(44, 54), lineHeight: 1, letterSpacing: 0 },
    figureMedium: { ...display, fontSize: rem(44), lineHeight: 1, letterSpacing: 0 },
    figureSmall: { ...display, fontSize: rem(36), lineHeight: 1, letterSpacing: 0 },
    dialogTitle: { ...display, fontSize: rem(42) },
    panelTitle: { ...display, fontSize: rem(24), lineHeight: 1.2, letterSpacing: 0 },
    formTitle: { ...display, fontSize: rem(22), lineHeight: 1.1, letterSpacing: 0 },
    tagline: {
      ...display,
      fontSize: rem(26),
      lineHeight: 1.15,
      letterSpacing: 0,
      fontStyle: 'italic',
      '@media (min-width:900px)': { fontSize: rem(30) },
    },
    fine: { fontFamily: fonts.text, fontSize: rem(13), lineHeight: 1.5, letterSpacing: 0 },
  };
  for (const variant of Object.values(variants)) Object.assign(variant, allVariants);
  return deepmerge({ fontFamily: fonts.text, ...variants }, own);
}
