import type { Theme } from '@mui/material/styles';

/** `sx` values of the parts of a long form that are sticky below the layout's header, in px. */

/** Sticky position of the editor's toolbar, below the title bar. */
export const toolbarTop = ({ measures: { adminHeader, formBar } }: Theme) => ({ md: adminHeader.md + formBar.md });

/** Scroll margin that keeps a focused field visible below the sticky bars. */
export const fieldMargin = ({ measures: { adminHeader, formBar } }: Theme) => ({
  xs: adminHeader.xs + formBar.xs + 40,
  md: adminHeader.md + formBar.md + 100,
});
