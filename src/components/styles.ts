/** Styles that stretch a link over its nearest positioned ancestor, so that a whole card can be pressed. */
export const stretchedLink = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** For an icon that points along the line, as arrows to and fro do: where lines run from right to left it points there, too. */
export const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
