import type { Extensions } from '@tiptap/core';
import { createDocument, getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedHref, isAllowedImage } from '#domain/richText.ts';

/** Tiptap's StarterKit without elements and attributes that `domain/richText.ts` does not allow. */
const Kit = StarterKit.extend({
  addExtensions() {
    const extensions: Extensions = this.parent?.() ?? [];
    return extensions.map((extension) => {
      if (extension.name === 'link') return extension.extend({ addAttributes: () => ({ href: { default: null } }) });
      // Without the attributes `start` and `type`.
      if (extension.name === 'orderedList') return extension.extend({ addAttributes: () => ({}) });
      return extension;
    });
  },
});

/** An image with `src` and `alt` only, from allowed sources. */
const Picture = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => isAllowedImage(image.getAttribute('src') ?? '') && null }],
  // Tiptap's Markdown input rule would accept any source.
  addInputRules: () => [],
});

/** The editor's schema: everything a post's content may contain. Other content is dropped, whether typed or pasted. */
export const extensions: Extensions = [
  Kit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    // TrailingNode would add a paragraph as soon as a post is opened, i.e. a change.
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isAllowedHref,
      // Without a scheme, text such as "Wait.What" would become a link.
      shouldAutoLink: (text) => /^https?:\/\//i.test(text),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Picture,
];

/** @returns whether two contents are equal in the editor's schema, even if their HTML differs. */
export function sameContent(html: string, other: string): boolean {
  const schema = getSchema(extensions);
  return createDocument(html, schema).eq(createDocument(other, schema));
}
