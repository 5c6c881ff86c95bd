/** @returns the places where a brand or a language has values of other types than the default content. */
export function shapeOf(own: unknown, house: unknown, place = ''): string[] {
  if (typeof own !== typeof house) return [`${place}: ${typeof own} instead of ${typeof house}`];
  if (typeof own !== 'object' || typeof house !== 'object' || !own || !house) return [];
  // Lists may differ in length; additional entries are compared with the first one of the default content.
  if (Array.isArray(own) && Array.isArray(house)) {
    return own.flatMap((entry, at) => shapeOf(entry, house[at] ?? house[0], `${place}.${at}`));
  }
  return Object.keys({ ...house, ...own }).flatMap((key) =>
    shapeOf(own[key as keyof typeof own], house[key as keyof typeof house], `${place}.${key}`),
  );
}
