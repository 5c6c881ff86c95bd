import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import './augment.ts';
import { colorSchemeAttribute } from './colorSchemeAttribute.ts';
import { components } from './components/components.ts';
import { colorSchemes } from './palette.ts';
import { durations, radii } from './tokens.ts';
import { typography } from './typography.ts';

/**
 * Builds the one theme of the website and the back office.
 * @param overrides merged over the house's theme, as `createTheme`'s further arguments are.
 * @returns a theme with CSS variables and a light and a dark scheme.
 */
export function createAppTheme(overrides: ThemeOptions = {}): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: colorSchemeAttribute },
      colorSchemes,
      typography,
      components,
      shape: { borderRadius: radii.site },
      spacing: 8,
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1240, xl: 1536 } },
      transitions: {
        duration: {
          shortest: durations.quick,
          shorter: durations.quick,
          short: durations.quick,
          standard: durations.calm,
          complex: durations.calm,
          enteringScreen: durations.calm,
          leavingScreen: durations.quick,
        },
      },
      motion: { reducedMotion: 'system' },
      focusVisible: { outlineColor: 'var(--focus-ring)', outlineWidth: 2, outlineOffset: 3 },
    },
    overrides,
  );
}
