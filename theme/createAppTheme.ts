import './augment.ts';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';
import { components } from './components/components.ts';
import { densityMeasures } from './density.ts';
import { mergeComponents, mergePalettes } from './mergeOptions.ts';
import { paletteOf } from './palette.ts';
import { houseTokens, type ThemeTokens } from './tokens.ts';
import { typographyOf } from './typography.ts';

/** The attribute of `<html>` that holds the colour scheme; `InitColorSchemeScript` sets it before the first paint. */
export const colorSchemeAttribute = 'data-color-scheme';

/**
 * Builds the theme of the website and the back office.
 * @param tokens colours, fonts, radii, measures, density and durations.
 * @param overrides options of `createTheme`, merged into the theme's own before MUI computes derived values, so that
 * these follow the overrides. Styles and variants of components are added to the theme's. A `palette` applies to the
 * scheme of its `mode`, without a mode to the light one.
 * @returns a theme with CSS variables and a light and a dark scheme.
 */
export function createAppTheme(tokens: ThemeTokens = houseTokens, overrides: ThemeOptions = {}): Theme {
  const { components: componentOverrides = {}, typography, shape, palette, colorSchemes, ...others } = overrides;
  const { durations, measures } = tokens;
  const schemes = schemesOf(tokens, palette, colorSchemes);
  return createTheme({
    ...deepmerge<ThemeOptions>(
      {
        cssVariables: { colorSchemeSelector: colorSchemeAttribute },
        spacing: 8,
        breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1240, xl: 1536 } },
        firstScheme: tokens.firstScheme,
        hasTwoSchemes: JSON.stringify(schemes.light) !== JSON.stringify(schemes.dark),
        measures,
        backOffice: densityMeasures[tokens.density],
        transitions: {
          easing: { quiet: 'ease-out' },
          duration: {
            shortest: durations.quick,
            shorter: durations.quick,
            short: durations.quick,
            standard: durations.calm,
            complex: durations.calm,
            enteringScreen: durations.calm,
            leavingScreen: durations.quick,
            crossFade: durations.crossFade,
            heroZoom: durations.heroZoom,
            progress: durations.progress,
          },
        },
        motion: { reducedMotion: 'system' },
        focusVisible: { outlineColor: 'var(--focus-ring)', outlineWidth: 2, outlineOffset: 3 },
      },
      others,
    ),
    colorSchemes: schemes,
    shape: shapeOf(tokens, shape),
    typography:
      typeof typography === 'function'
        ? (palette) => typographyOf(tokens, typography(palette))
        : typographyOf(tokens, typography),
    components: mergeComponents(components, componentOverrides),
  });
}

function schemesOf(
  { colors, picture }: ThemeTokens,
  palette: ThemeOptions['palette'],
  colorSchemes: ThemeOptions['colorSchemes'],
) {
  const schemeOf = (mode: 'light' | 'dark') => {
    const options = colorSchemes?.[mode];
    const scheme = typeof options === 'object' ? options : {};
    const paletteOfMode = palette && (palette.mode ?? 'light') === mode ? palette : {};
    return {
      ...scheme,
      palette: mergePalettes(paletteOf(colors[mode], picture), deepmerge(paletteOfMode, scheme.palette)),
    };
  };
  return { ...colorSchemes, light: schemeOf('light'), dark: schemeOf('dark') };
}

/** Largest scaled radius, in px: larger ones cut off words in the corners of panels, 24 px from the edge or less. */
const roundest = 40;

/** An overridden `borderRadius` scales the other radii in the proportion of the tokens; square corners stay square. */
function shapeOf({ radii }: ThemeTokens, shape: ThemeOptions['shape'] = {}) {
  const { borderRadius = radii.site } = shape;
  const scaled = (radius: number) => {
    if (shape.borderRadius === undefined) return radius;
    if (radii.site === 0) return borderRadius;
    if (typeof borderRadius === 'number') return Math.min((borderRadius * radius) / radii.site, roundest);
    return radius && borderRadius;
  };
  return { borderRadius, panelRadius: scaled(radii.panel), pictureRadius: scaled(radii.picture), ...shape };
}
