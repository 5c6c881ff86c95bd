/** @returns the places where the texts of a brand or language differ from the default texts in type. */
export function shapeOf(own: unknown, house: unknown, place = ''): string[] {
  if (typeof own !== typeof house) return [`${place}: ${typeof own} instead of ${typeof house}`];
  if (typeof own !== 'object' || typeof house !== 'object' || !own || !house) return [];
  // Lists may have any length; each entry has the type of the default's first one.
  if (Array.isArray(own) && Array.isArray(house)) {
    return own.flatMap((entry, at) => shapeOf(entry, house[at] ?? house[0], `${place}.${at}`));
  }
  return Object.keys({ ...house, ...own }).flatMap((key) =>
    shapeOf(own[key as keyof typeof own], house[key as keyof typeof house], `${place}.${key}`),
  );
}
