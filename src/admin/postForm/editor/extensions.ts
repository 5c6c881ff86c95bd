import type { Extensions } from '@tiptap/core';
import { createDocument, getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedHref, isAllowedImage } from '#domain/richText.ts';

/** Tiptap's kit without what `domain/richText.ts` does not allow, attributes included. */
const Kit = StarterKit.extend({
  addExtensions() {
    const extensions: Extensions = this.parent?.() ?? [];
    return extensions.map((extension) => {
      if (extension.name === 'link') return extension.extend({ addAttributes: () => ({ href: { default: null } }) });
      // A list's first number and kind are no business of a post.
      if (extension.name === 'orderedList') return extension.extend({ addAttributes: () => ({}) });
      return extension;
    });
  },
});

/** A picture with an address and a text, and only from where pictures may come. */
const Picture = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => isAllowedImage(image.getAttribute('src') ?? '') && null }],
  // Markdown's way of inserting pictures knows no such limit.
  addInputRules: () => [],
});

/** All that a post's content can hold: the editor's schema. What it does not know is dropped, typed or pasted. */
export const extensions: Extensions = [
  Kit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    // This extension would add a paragraph to a post that was only opened.
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedHref,
      // "Wait.What" is no address; only one that says so becomes a link by itself.
      shouldAutoLink: (text) => /^https?:\/\//i.test(text),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Picture,
];

/** @returns whether two contents are the same text, in whatever tags each was stored. */
export function sameContent(html: string, other: string): boolean {
  if (html === other) return true;
  const schema = getSchema(extensions);
  return createDocument(html, schema).eq(createDocument(other, schema));
}
