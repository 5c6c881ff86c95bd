import { headerHeight as header } from '../shell/headerHeight.ts';

/** Height in px of the title bar, which stays in sight under the frame's header while a long form is scrolled. */
export const titleBarHeight = { xs: 68, md: 76 } as const;

/** Where the title bar stays. */
export const titleBarTop = header;

/** Where the editor's toolbar stays. */
export const toolbarTop = { md: header.md + titleBarHeight.md } as const;

/** How far from the upper edge a field has to stay to be seen when it takes the focus. */
export const fieldMargin = { xs: header.xs + titleBarHeight.xs + 40, md: header.md + titleBarHeight.md + 100 } as const;
