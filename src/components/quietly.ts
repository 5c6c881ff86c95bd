import type { Theme } from '@mui/material/styles';

/**
 * @param properties of CSS that change when something is pointed at, pressed or opened.
 * @returns the house's quiet transition of them, as a value of `sx`.
 */
export const quietly =
  (...properties: string[]) =>
  ({ transitions }: Theme) =>
    transitions.create(properties, { duration: transitions.duration.short, easing: transitions.easing.quiet });
