import { getLuminance, type PaletteOptions } from '@mui/material/styles';
import type { ColorTokens, PictureTokens } from './tokens.ts';

const shades = (main: string, contrastText: string, dark = main) => ({ main, dark, light: main, contrastText });

/**
 * @returns the mode by which MUI chooses colours of hovered and disabled elements, and browsers those of scrollbars and
 * date fields. Both schemes of a brand may be dark: what counts is whether text is lighter than the page.
 */
const modeOf = ({ paper, ink }: ColorTokens): 'light' | 'dark' =>
  getLuminance(paper) < getLuminance(ink) ? 'dark' : 'light';

/**
 * @param colors one scheme of `tokens.ts`. @param picture colours over photographs. @returns the MUI palette of the
 * scheme.
 */
export function paletteOf(colors: ColorTokens, picture: PictureTokens) {
  return {
    mode: modeOf(colors),
    primary: shades(colors.primary, colors.onPrimary, colors.primaryHover),
    secondary: shades(colors.goldText, colors.paper),
    error: shades(colors.error, colors.paper),
    warning: shades(colors.warning, colors.paper),
    success: shades(colors.success, colors.paper),
    text: { primary: colors.ink, secondary: colors.softText },
    background: {
      default: colors.paper,
      paper: colors.surface,
      sunken: colors.sunken,
      header: colors.header,
      error: colors.errorGround,
      warning: colors.warningGround,
      success: colors.successGround,
    },
    divider: colors.hairline,
    gold: { text: colors.goldText, ornament: colors.goldOrnament },
    sage: { ground: colors.sage, text: colors.sageText },
    blush: { ground: colors.blush },
    deep: {
      ground: colors.deep,
      text: colors.onDeep,
      softText: colors.softOnDeep,
      gold: colors.goldOnDeep,
    },
    picture: {
      text: picture.text,
      gold: picture.gold,
      scrim: picture.scrim,
      scrimUnderText: `${picture.scrimUnderText}%`,
      filter: picture.filter,
    },
    onPicture: shades(picture.button, picture.onButton, picture.buttonHover),
    chat: shades(colors.chat, picture.text),
    control: { border: colors.controlBorder },
    status: colors.status,
  } satisfies PaletteOptions;
}
