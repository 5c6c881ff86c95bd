/** Styles that stretch a link over its nearest positioned ancestor, so that a whole card can be pressed. */
export const stretchedLink = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
