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
  const placeholders: [placeholder: string, piece: string][] = [
    ['<!--color-scheme-->', colorScheme],
    // The template's own styles use some variables as well.
    ['<!--head-->', withoutUnusedVariables(head, template + root)],
    ['<div id="root"></div>', root],
    ['<!--data-->', data],
    ['<html ', `<html data-site-url="${siteUrl}" `],
  ];
  return placeholders.reduce((html, [placeholder, piece]) => {
    if (!html.includes(placeholder)) throw new Error(`index.html has no placeholder ${placeholder}.`);
    return html.replace(placeholder, () => piece);
  }, template);
}

const styleTags = /<style[^>]*>[\s\S]*?<\/style>/g;
const declarations = /(--mui-[\w-]+):[^;}]*;?/g;
const uses = /var\((--[\w-]+)/g;

/**
 * Removes the theme's CSS variables that a page does not use, about three in four. The reduced style tag loses its
 * `data-emotion` attribute, so that Emotion inserts all variables when the application starts.
 * @param head of a page, with its style tags.
 * @param markup the rest of the page, whose attributes may use variables as well.
 * @returns the head without the unused variables.
 */
function withoutUnusedVariables(head: string, markup: string): string {
  const used = new Set([...variablesIn(head), ...variablesIn(markup)]);
  const reduced = head.replace(styleTags, (tag) => {
    const rest = tag.replace(declarations, (declaration, name) => (used.has(name) ? declaration : ''));
    return rest === tag ? tag : rest.replace(/ data-emotion="[^"]*"/, '');
  });
  // Repeats for variables that were only used by the ones just removed.
  return reduced === head ? head : withoutUnusedVariables(reduced, markup);
}

const variablesIn = (text: string) => Array.from(text.matchAll(uses), ([, name]) => name);
