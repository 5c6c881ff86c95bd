/** Adds this theme's palette, shape, measures, durations, typography variants and button props to MUI's types. */

import type { TypographyStyle } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { DensityMeasures } from './density.ts';
import type { ColorTokens, ThemeTokens } from './tokens.ts';

type AppTypographyVariant =
  | 'eyebrow'
  | 'lead'
  | 'quote'
  | 'figure'
  | 'figureMedium'
  | 'figureSmall'
  | 'dialogTitle'
  | 'panelTitle'
  | 'formTitle'
  | 'tagline'
  | 'fine';

interface StatusColor {
  ground: string;
  text: string;
}

/** {@link AppPalette} as an override: every colour is optional. */
interface AppPaletteOptions {
  gold?: Partial<AppPalette['gold']>;
  sage?: Partial<AppPalette['sage']>;
  blush?: Partial<AppPalette['blush']>;
  deep?: Partial<AppPalette['deep']>;
  picture?: Partial<AppPalette['picture']>;
  control?: Partial<AppPalette['control']>;
  status?: Partial<AppPalette['status']>;
}

interface AppPalette {
  gold: { text: string; ornament: string };
  sage: { ground: string; text: string };
  blush: { ground: string };
  /** The section that is dark in both schemes. */
  deep: { ground: string; text: string; softText: string; gold: string };
  /** Text, buttons and scrim over photographs. */
  picture: { text: string; gold: string; scrim: string; scrimUnderText: string; filter: string };
  control: { border: string };
  status: Record<keyof ColorTokens['status'], StatusColor>;
}

declare module '@mui/material/styles' {
  interface TypeBackground {
    sunken: string;
    header: string;
    error: string;
    warning: string;
    success: string;
  }
  interface Palette extends AppPalette {
    onPicture: Palette['primary'];
    chat: Palette['primary'];
  }
  interface PaletteOptions extends AppPaletteOptions {
    onPicture?: PaletteOptions['primary'];
    chat?: PaletteOptions['primary'];
  }
  interface Shape {
    /** Corner radius of panels, dialogs and notices: px, or a CSS length. */
    panelRadius: number | string;
    /** Corner radius of photographs that stand by themselves: px, or a CSS length. */
    pictureRadius: number | string;
  }
  interface ShapeOptions {
    panelRadius?: number | string;
    pictureRadius?: number | string;
  }
  interface Theme {
    firstScheme: ThemeTokens['firstScheme'];
    /** Whether the light and the dark scheme differ, so that there is something to choose. */
    hasTwoSchemes: boolean;
    measures: ThemeTokens['measures'];
    /** Back-office measures of the chosen density. */
    backOffice: DensityMeasures;
  }
  interface ThemeOptions {
    firstScheme?: ThemeTokens['firstScheme'];
    hasTwoSchemes?: boolean;
    measures?: Partial<ThemeTokens['measures']>;
    backOffice?: Partial<DensityMeasures>;
  }
  interface Easing {
    /** Easing of small changes, e.g. of colours on hover. */
    quiet: string;
  }
  interface Duration {
    /** From one hero picture to the next. */
    crossFade: number;
    heroZoom: number;
    /** One run of the loading bar. */
    progress: number;
  }
  interface TypographyVariants extends Record<AppTypographyVariant, TypographyStyle> {
    /** Weight of emphasised text, e.g. of labels and names in lists. */
    fontWeightSemibold: number;
  }
  interface TypographyVariantsOptions extends Partial<Record<AppTypographyVariant, TypographyStyle>> {
    fontWeightSemibold?: number;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<AppTypographyVariant, true> {}
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    underlined: true;
  }
  interface ButtonPropsColorOverrides {
    onPicture: true;
  }
}
