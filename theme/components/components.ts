import type { ThemeOptions } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { buttons } from './buttons.ts';
import { fields } from './fields.ts';
import { surfaces } from './surfaces.ts';
import { text } from './text.ts';

/** Defaults, variants and overrides of every MUI component that the public site uses, by family. */
export const components: NonNullable<ThemeOptions['components']> = {
  ...baseline,
  ...text,
  ...buttons,
  ...surfaces,
  ...fields,
};
