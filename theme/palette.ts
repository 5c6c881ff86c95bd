import type { PaletteOptions } from '@mui/material/styles';
import { type ColorTokens, darkColors, lightColors, pictureColors } from './tokens.ts';

/** @param colors one scheme of `tokens.ts`. @returns the MUI palette made of it. */
function paletteOf(colors: ColorTokens): PaletteOptions {
  return {
    primary: { main: colors.primary, dark: colors.primaryHover, light: colors.primary, contrastText: colors.onPrimary },
    secondary: { main: colors.goldText, dark: colors.goldText, light: colors.goldText, contrastText: colors.paper },
    error: { main: colors.error, dark: colors.error, light: colors.error, contrastText: colors.paper },
    warning: { main: colors.warning, dark: colors.warning, light: colors.warning, contrastText: colors.paper },
    success: { main: colors.success, dark: colors.success, light: colors.success, contrastText: colors.paper },
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
      text: pictureColors.text,
      gold: pictureColors.gold,
      scrim: pictureColors.scrim,
      scrimUnderText: `${pictureColors.scrimUnderText}%`,
    },
    onPicture: {
      main: pictureColors.button,
      dark: pictureColors.buttonHover,
      light: pictureColors.button,
      contrastText: pictureColors.onButton,
    },
    chat: { main: colors.chat, dark: colors.chat, light: colors.chat, contrastText: pictureColors.text },
    control: { border: colors.controlBorder },
    status: colors.status,
  };
}

/** The page's ground in both schemes, for what stands outside of the page: the bars of a phone's browser. */
export const groundColors = { light: lightColors.paper, dark: darkColors.paper } as const;

/** Both schemes, in the shape `createTheme` takes. */
export const colorSchemes = {
  light: { palette: paletteOf(lightColors) },
  dark: { palette: paletteOf(darkColors) },
};
