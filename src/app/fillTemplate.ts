import { withoutUnusedVariables } from './unusedVariables.ts';

/** The pieces of one page. */
export interface PagePieces {
  head: string;
  root: string;
  data: string;
  colorScheme: string;
  /** The site's origin, e.g. `https://www.example.com`; the application reads it where it renders a page anew. */
  siteUrl: string;
}

/**
 * @param template the built `index.html`. @returns the whole page.
 * @throws Error where a place of the template is missing.
 */
export function fillTemplate(template: string, { head, root, data, colorScheme, siteUrl }: PagePieces): string {
  const places: [place: string, piece: string][] = [
    ['<!--color-scheme-->', colorScheme],
    // The template has styles of its own, which mention some.
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
