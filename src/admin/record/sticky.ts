import type { Theme } from '@mui/material/styles';

/** `sx` of the parts of a long form that stay in sight below the frame's header; in px. */

/** Where the editor's toolbar stays: under the title bar. */
export const toolbarTop = ({ measures: { adminHeader, formBar } }: Theme) => ({ md: adminHeader.md + formBar.md });

/** How far from the upper edge a field has to stay to be seen when it takes the focus. */
export const fieldMargin = ({ measures: { adminHeader, formBar } }: Theme) => ({
  xs: adminHeader.xs + formBar.xs + 40,
  md: adminHeader.md + formBar.md + 100,
});
