/** `sx` styles that hide hints about dragging and keys where the screen is touched. */
export const hiddenOnTouch = { '@media (pointer: coarse)': { display: 'none' } } as const;

/** `sx` styles that show something only where the screen is touched. */
export const shownOnTouch = { '@media not (pointer: coarse)': { display: 'none' } } as const;
