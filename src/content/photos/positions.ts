import type { PhotoName } from '../types.ts';

/** Parts of the photographs that stay visible where these are cropped, as CSS `object-position`; by default the centre. */
export const photoPositions: Partial<Record<PhotoName, string>> = {
  'birthday-cake': '90% 50%',
  'wedding-cake': '50% 10%',
  'wedding-table': '80% 50%',
};
