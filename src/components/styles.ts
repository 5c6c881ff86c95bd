/** Stretches a link over its nearest positioned ancestor, so that a whole card is clickable. */
export const stretchedLink = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Mirrors icons that point left or right, e.g. arrows, in right-to-left languages. */
export const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
