/** The pieces of one page. */
export interface PagePieces {
  head: string;
  root: string;
  data: string;
  colorScheme: string;
}

/**
 * @param template the built `index.html`. @returns the whole page.
 * @throws Error where a place of the template is missing.
 */
export function fillTemplate(template: string, { head, root, data, colorScheme }: PagePieces): string {
  const places: [place: string, piece: string][] = [
    ['<!--color-scheme-->', colorScheme],
    ['<!--head-->', head],
    ['<div id="root"></div>', root],
    ['<!--data-->', data],
  ];
  return places.reduce((html, [place, piece]) => {
    if (!html.includes(place)) throw new Error(`index.html has no place ${place}.`);
    return html.replace(place, () => piece);
  }, template);
}
