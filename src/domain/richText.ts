import { object, string } from 'yup';
import { slugOf } from './texts.ts';

const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];
const imageProtocols = ['http:', 'https:'];

/** The browser's own reading of an address, which sees through blanks and line breaks in `java script:`. */
const protocolOf = (address: string) =>
  URL.canParse(address, 'https://here') ? new URL(address, 'https://here').protocol : '';

/** @returns whether a link may lead there: pages, mail and telephone, nothing that runs. */
export const isAllowedHref = (href: string): boolean => linkProtocols.includes(protocolOf(href));

/** @returns whether a picture may come from there: this site, another one, or the text itself. */
export const isAllowedImage = (src: string): boolean =>
  src.trim() !== '' && (imageProtocols.includes(protocolOf(src)) || /^data:image\//i.test(src));

/** @param text what somebody typed as an address. @returns it with the beginning that people leave out. */
export function toHref(text: string): string {
  const address = text.trim();
  if (address === '' || /^([a-z][a-z0-9+-]*:|[/#?])/i.test(address)) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}

/** A link of a post while it is being made. */
export const linkSchema = object({
  href: string()
    .default('')
    .transform(toHref)
    .required('Please enter an address')
    .test('allowed', 'Please enter the address of a page, an email address or a phone number', isAllowedHref),
});

/** A picture of a post while it is being made. */
export const imageSchema = object({
  src: string().default('').required('Please choose a picture'),
  /** What it shows; empty where it only decorates. */
  alt: string().trim().default('').defined(),
});

/** A picture of a post. */
export interface ContentImage {
  src: string;
  alt: string;
}

/** A heading of a text, and where it stands. */
export interface TextHeading {
  /** The id of its element. */
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

/** @param html sanitised. @returns its words. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Makes a post's text ready for its page: headings can be led to, pictures are loaded when they are near.
 * @param html sanitised. @returns it, and its headings of the first order.
 */
export function toReadableHtml(html: string): { html: string; headings: TextHeading[] } {
  const headings: TextHeading[] = [];
  const named = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const text = textOfHtml(inner);
    const base = `section-${slugOf(text)}`;
    const taken = headings.some(({ id }) => id === base);
    const id = taken ? `${base}-${headings.length + 1}` : base;
    if (text) headings.push({ id, text });
    return `<h2 id="${id}" tabindex="-1">${inner}</h2>`;
  });
  return { html: named.replace(/<img /g, '<img loading="lazy" decoding="async" '), headings };
}

/** Words that people read in a minute, on a screen. Source: Brysbaert 2019, 238 of English non-fiction, rounded down. */
const wordsPerMinute = 230;

/** @param html sanitised. @returns how long it takes to read, in whole minutes. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(textOfHtml(html).split(' ').length / wordsPerMinute));
