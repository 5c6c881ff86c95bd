/** Height of the frame's header, in px. */
export const headerHeight = { xs: 60, md: 72 } as const;
