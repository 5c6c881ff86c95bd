/** Removes the bullets, numbers and indents of a list (`ul`, `ol`); for `sx`. */
export const plainList = { m: 0, p: 0, listStyle: 'none' } as const;

/** Stretches a link over its nearest positioned ancestor, so that a whole card is clickable. */
export const stretchedLink = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Mirrors icons that point left or right, e.g. arrows, in right-to-left languages. */
export const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
