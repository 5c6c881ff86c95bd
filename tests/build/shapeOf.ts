/** @returns where a brand or a language has another kind of thing than the house, or nothing. */
export function shapeOf(own: unknown, house: unknown, place = ''): string[] {
  if (typeof own !== typeof house) return [`${place}: ${typeof own} instead of ${typeof house}`];
  if (typeof own !== 'object' || typeof house !== 'object' || !own || !house) return [];
  // How many entries a list has is up to them; each is what the house's first one is.
  if (Array.isArray(own) && Array.isArray(house)) {
    return own.flatMap((entry, at) => shapeOf(entry, house[at] ?? house[0], `${place}.${at}`));
  }
  return Object.keys({ ...house, ...own }).flatMap((key) =>
    shapeOf(own[key as keyof typeof own], house[key as keyof typeof house], `${place}.${key}`),
  );
}
