/** For an icon that points along the line, as arrows to and fro do: where lines run from right to left it points there, too. */
export const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
