import type { TypographyVariantsOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import type { ThemeTokens } from './tokens.ts';

/**
 * Builds the typography from two font stacks: one for headings, one for text.
 * @param tokens the font stacks, and the settings of headings, eyebrows and taglines.
 * @param overrides of the variants; its `fontFamily` replaces both font stacks; `fontSize`, `htmlFontSize` and `allVariants` apply
 * to every variant, as in MUI.
 * @returns the options of all variants.
 */
export function typographyOf(
  { fonts: families, headings, eyebrows, taglines }: Pick<ThemeTokens, 'fonts' | 'headings' | 'eyebrows' | 'taglines'>,
  overrides: TypographyVariantsOptions = {},
): TypographyVariantsOptions {
  const { fontFamily, fontSize = 14, htmlFontSize = 16, allVariants } = overrides;
  const { fontWeightSemibold = 600 } = overrides;
  const fonts = fontFamily ? { display: fontFamily, text: fontFamily } : families;
  const rem = (px: number) => `${((px / htmlFontSize) * fontSize) / 14}rem`;

  /** Scales linearly from `small` px at a viewport of 390 px to `large` px at 1440 px, clamped outside. */
  const fluid = (small: number, large: number) => {
    const slope = (large - small) / (1440 - 390);
    return `clamp(${rem(small)}, ${rem(small - slope * 390)} + ${((slope * 100 * fontSize) / 14).toFixed(3)}vw, ${rem(large)})`;
  };

  const headingRem = (px: number) => rem(px * headings.size);
  const fluidHeading = (small: number, large: number) => fluid(small * headings.size, large * headings.size);

  const display = {
    fontFamily: fonts.display,
    fontWeight: headings.weight,
    lineHeight: 1.08,
    letterSpacing: `${headings.tracking}em`,
    textWrap: 'balance',
    // Cormorant's old-style figures look wrong in statistics and headings.
    fontVariantNumeric: 'lining-nums',
  } as const;

  const variants: TypographyVariantsOptions = {
    h1: { ...display, fontSize: fluidHeading(54, 92), lineHeight: 1.02 },
    h2: { ...display, fontSize: fluidHeading(42, 60) },
    h3: { ...display, fontSize: fluidHeading(31, 33), lineHeight: 1.15, letterSpacing: 0 },
    h4: { ...display, fontSize: headingRem(28), lineHeight: 1.2, letterSpacing: 0 },
    h5: {
      fontFamily: fonts.text,
      fontWeight: fontWeightSemibold,
      fontSize: rem(18),
      lineHeight: 1.4,
      letterSpacing: 0,
    },
    h6: {
      fontFamily: fonts.text,
      fontWeight: fontWeightSemibold,
      fontSize: rem(16),
      lineHeight: 1.4,
      letterSpacing: 0,
    },
    body1: { fontSize: rem(17), lineHeight: 1.65, letterSpacing: 0, textWrap: 'pretty' },
    body2: { fontSize: rem(15), lineHeight: 1.6, letterSpacing: 0, textWrap: 'pretty' },
    caption: { fontSize: rem(14), lineHeight: 1.5, letterSpacing: 0 },
    button: {
      fontWeight: fontWeightSemibold,
      fontSize: rem(16),
      lineHeight: 1.5,
      letterSpacing: 0,
      textTransform: 'none',
    },
    eyebrow: {
      fontFamily: fonts.text,
      fontWeight: fontWeightSemibold,
      fontSize: rem(eyebrows.size),
      lineHeight: 1.5,
      letterSpacing: `${eyebrows.tracking}em`,
      textTransform: eyebrows.letters,
    },
    lead: { fontFamily: fonts.text, fontSize: fluid(18, 20), lineHeight: 1.6, textWrap: 'balance' },
    quote: { ...display, fontSize: fluidHeading(26, 30), lineHeight: 1.25, letterSpacing: 0, textWrap: 'pretty' },
    figure: { ...display, fontSize: fluidHeading(44, 54), lineHeight: 1, letterSpacing: 0 },
    figureMedium: { ...display, fontSize: headingRem(44), lineHeight: 1, letterSpacing: 0 },
    figureSmall: { ...display, fontSize: headingRem(36), lineHeight: 1, letterSpacing: 0 },
    dialogTitle: { ...display, fontSize: headingRem(42) },
    panelTitle: { ...display, fontSize: headingRem(24), lineHeight: 1.2, letterSpacing: 0 },
    formTitle: { ...display, fontSize: headingRem(22), lineHeight: 1.1, letterSpacing: 0 },
    tagline: {
      ...display,
      fontSize: headingRem(26),
      lineHeight: 1.15,
      letterSpacing: 0,
      fontStyle: taglines.style,
      '@media (min-width:900px)': { fontSize: headingRem(30) },
    },
    fine: { fontFamily: fonts.text, fontSize: rem(13), lineHeight: 1.5, letterSpacing: 0 },
  };
  for (const variant of Object.values(variants)) Object.assign(variant, allVariants);
  return deepmerge({ fontFamily: fonts.text, fontWeightSemibold, ...variants }, overrides);
}
