import type { SxProps, Theme } from '@mui/material/styles';

/** How an entry of the sidebar looks; the page that is shown stands on blush. */
export const entrySx: SxProps<Theme> = {
  minHeight: ({ desk }) => desk.entry,
  px: 1.5,
  py: 0.75,
  borderRadius: ({ vars }) => vars.shape.panelRadius,
  color: 'text.secondary',
  '& .MuiListItemText-primary': { typography: 'body2', fontWeight: 'inherit' },
  '&:hover': { bgcolor: 'background.sunken' },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'blush.ground', color: 'text.primary', fontWeight: 600 },
};
