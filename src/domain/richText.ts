import { object, string } from 'yup';
import { richTextSentences } from '#content/domain/richText.ts';

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

/** @param text what somebody typed as an address. @returns the address with the scheme (`https://` or `mailto:`) that people leave out. */
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
    .required(richTextSentences.addressNeeded)
    .test('allowed', richTextSentences.oddAddress, isAllowedHref),
});

/** A picture of a post while it is being made. */
export const imageSchema = object({
  src: string().default('').required(richTextSentences.pictureNeeded),
  /** Text alternative; empty for decoration. */
  alt: string().trim().default('').defined(),
});

/** A picture of a post. */
export interface ContentImage {
  src: string;
  alt: string;
}
