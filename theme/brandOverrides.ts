import type { ThemeOptions } from '@mui/material/styles';

/**
 * What this build's theme overrides in addition to the tokens: second argument of `createAppTheme`. None for the
 * default brand; those of the brand being built are in `brands/<name>/overrides.ts`.
 */
export const brandOverrides: ThemeOptions = {};
