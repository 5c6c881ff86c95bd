import { wordsPerMinute } from '#content/language.ts';
import { slugOf } from './slug.ts';
import { readUpload } from './uploads.ts';

/** A heading of a text. */
export interface TextHeading {
  /** Id of the heading element, as link target. */
  id: string;
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
};

/** @param html sanitised. @returns its plain text. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** A tag with its attributes, whose values may contain `<` and `>`. */
const wholeTag = /<((?:"[^"]*"|[^">])*>)/g;

/** @returns the HTML with `<` escaped in attributes, so that nothing in them is taken for a tag. */
const withEscapedAttributes = (html: string): string =>
  html.replace(wholeTag, (_, rest: string) => `<${rest.replaceAll('<', '&lt;')}`);

/**
 * Prepares the content of a post for display: adds ids to headings, the URL prefix to internal links, lazy loading to
 * pictures, with their size if it is known, and the direction of lists and quotations.
 * @param html sanitised.
 * @param base URL prefix of the site's pages, if any.
 * @returns the HTML, and its second-level headings.
 */
export function toReadableHtml(html: string, base = ''): { html: string; headings: TextHeading[] } {
  const headings: TextHeading[] = [];
  const withIds = withEscapedAttributes(html).replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const text = textOfHtml(inner);
    const slug = `section-${slugOf(text)}`;
    const isUsed = (id: string) => headings.some((heading) => heading.id === id);
    let id = slug;
    for (let number = headings.length + 1; isUsed(id); number += 1) id = `${slug}-${number}`;
    if (text) headings.push({ id, text });
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`;
  });
  const withPrefix = withIds.replace(/(<a href=")(?=\/(?!\/|uploads\/|photos\/))/g, `$1${base}`);
  const withPictures = withPrefix.replace(/<img (?=((?:"[^"]*"|[^">])*)>)/g, (_, attributes: string) => {
    const upload = readUpload(/src="([^"]*)"/.exec(attributes)?.[1] ?? '');
    // Reserves its place, so that the text below does not move when it arrives.
    const size = upload ? `width="${upload.width}" height="${upload.height}" ` : '';
    return `<img loading="lazy" decoding="async" ${size}`;
  });
  // Signs of lists and edges of quotations are beside their text, also in a script from right to left.
  const withDirections = withPictures.replace(/<(ul|ol|blockquote)(?=[\s>])/g, '<$1 dir="auto"');
  return { html: withDirections, headings };
}

/** @param html sanitised. @returns the reading time, in whole minutes. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(textOfHtml(html).split(' ').length / wordsPerMinute));
