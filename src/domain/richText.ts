import { object, string } from 'yup';
import { richTextSentences } from '#content/domain/richText.ts';

const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];
const imageProtocols = ['http:', 'https:'];

/** Parses a URL as browsers do, ignoring spaces and line breaks as in `java script:`. */
function protocolOf(address: string): string {
  if (!URL.canParse(address, 'https://here')) return '';
  const { protocol, hostname } = new URL(address, 'https://here');
  // Chromium escapes a space in a host, which the server refuses.
  return hostname.includes('%') ? '' : protocol;
}

/** @returns whether a link target is allowed: web pages, mail and telephone, but no scripts. */
export const isAllowedHref = (href: string): boolean => linkProtocols.includes(protocolOf(href));

/** @returns whether a picture's URL is allowed: this site, other sites, or a data URL. */
export const isAllowedImage = (src: string): boolean =>
  src.trim() !== '' && (imageProtocols.includes(protocolOf(src)) || /^data:image\//i.test(src));

/** @param text a URL as typed. @returns the URL, with `https://` or `mailto:` added if the scheme is missing. */
export function toHref(text: string): string {
  const address = text.trim();
  if (address === '' || /^([a-z][a-z0-9+-]*:|[/#?])/i.test(address)) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}

/** Schema of the dialog for a link in a post. */
export const linkSchema = object({
  href: string()
    .default('')
    .transform(toHref)
    .required(richTextSentences.addressNeeded)
    .test('allowed', richTextSentences.oddAddress, isAllowedHref),
});

/** Schema of the dialog for a picture in a post. */
export const imageSchema = object({
  src: string().default('').required(richTextSentences.pictureNeeded),
  /** Alternative text; empty for decorative pictures. */
  alt: string().trim().default('').defined(),
});

/** A picture of a post. */
export interface ContentImage {
  src: string;
  alt: string;
}
