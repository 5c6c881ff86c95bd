import type { Theme } from '@mui/material/styles';

/** A white sheet on the back office's paper: what stands on it belongs together. */
export const sheetSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: (theme: Theme) => theme.vars.shape.panelRadius,
  bgcolor: 'background.paper',
} as const;
