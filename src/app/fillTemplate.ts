import { withoutUnusedVariables } from './unusedVariables.ts';

/** The parts of a rendered page. */
export interface PagePieces {
  head: string;
  root: string;
  data: string;
  colorScheme: string;
  /**
   * The site's origin, e.g. `https://www.example.com`; read by the client where it renders a page without hydration.
   */
  siteUrl: string;
}

/**
 * @param template the built `index.html`.
 * @returns the complete page.
 * @throws Error if a placeholder is missing in the template.
 */
export function fillTemplate(template: string, { head, root, data, colorScheme, siteUrl }: PagePieces): string {
  const places: [place: string, piece: string][] = [
    ['<!--color-scheme-->', colorScheme],
    // The template's own styles use some variables as well.
    ['<!--head-->', withoutUnusedVariables(head, template + root)],
    ['<div id="root"></div>', root],
    ['<!--data-->', data],
    ['<html ', `<html data-site-url="${siteUrl}" `],
  ];
  return places.reduce((html, [place, piece]) => {
    if (!html.includes(place)) throw new Error(`index.html has no place ${place}.`);
    return html.replace(place, () => piece);
  }, template);
}
