const styleTags = /<style[^>]*>[\s\S]*?<\/style>/g;
const declarations = /(--mui-[\w-]+):[^;}]*;?/g;
const mentions = /var\((--[\w-]+)/g;

/**
 * Takes the theme's CSS variables that a page mentions nowhere out of it: three in four. Emotion is not told of the
 * sheet that lacks them, so the application brings all of them along when it starts.
 * @param head of a page, with its style tags. @param markup all else of it, whose attributes may mention variables, too.
 * @returns the head without them.
 */
export function withoutUnusedVariables(head: string, markup: string): string {
  return withoutUnmentioned(head, namesIn(markup));
}

const namesIn = (text: string) => Array.from(text.matchAll(mentions), ([, name]) => name);

function withoutUnmentioned(styles: string, inMarkup: readonly (string | undefined)[]): string {
  const used = new Set([...namesIn(styles), ...inMarkup]);
  const lean = styles.replace(styleTags, (tag) => {
    const rest = tag.replace(declarations, (declaration, name) => (used.has(name) ? declaration : ''));
    return rest === tag ? tag : rest.replace(/ data-emotion="[^"]*"/, '');
  });
  // What only a variable mentioned that is gone now goes, too.
  return lean === styles ? styles : withoutUnmentioned(lean, inMarkup);
}
