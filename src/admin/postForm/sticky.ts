/** Heights of what stays in sight while a long form is scrolled, in px: the frame's header, then the title bar. */
const header = { xs: 60, md: 72 } as const;

/** Height of the title bar. */
export const titleBarHeight = { xs: 68, md: 76 } as const;

/** Where the title bar stays. */
export const titleBarTop = header;

/** Where the editor's toolbar stays. */
export const toolbarTop = { md: header.md + titleBarHeight.md } as const;

/** How far from the upper edge a field has to stay to be seen when it takes the focus. */
export const fieldMargin = { xs: header.xs + titleBarHeight.xs + 40, md: header.md + titleBarHeight.md + 100 } as const;
