/** `sx` styles that hide hints about dragging and keys where the screen is touched. */
export const hiddenOnTouch = { '@media (pointer: coarse)': { display: 'none' } } as const;
