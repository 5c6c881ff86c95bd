import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { InvalidInput } from '#backend/errors.ts';
import { postSentences } from '#content/domain/post.ts';
import { photoAlts } from '#content/photos/alts.ts';
import { isBlankHtml, notOurPicture, type PostForm } from '#domain/post.ts';
import { isAllowedHref, isAllowedImage } from '#domain/richText.ts';

/** Only the elements that the editor can make. Addresses are judged by the same rules as in the editor, below. */
const schema: Schema = {
  tagNames: ['p', 'h2', 'h3', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'blockquote', 'a', 'img', 'br'],
  attributes: { a: ['href'], img: ['src', 'alt'] },
  // The library's own list knows no telephone.
  protocols: {},
  // Of other elements the text stays; of these nothing does, for it was never one.
  strip: ['script', 'style', 'title', 'textarea', 'template', 'noscript', 'iframe', 'svg', 'math', 'option'],
};

/** Takes away the addresses that a post may not lead to, and the pictures that it may not show. */
function withoutForeignAddresses<Parent extends Root | Element>(parent: Parent): Parent {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if (child.type !== 'element') {
      children.push(child);
      continue;
    }
    const { tagName, properties } = child;
    if (tagName === 'img' && !isAllowedImage(String(properties.src ?? ''))) continue;
    if (tagName === 'a' && !isAllowedHref(String(properties.href ?? ''))) delete properties.href;
    children.push(withoutForeignAddresses(child));
  }
  return Object.assign(parent, { children });
}

/** @param html a post's content, as anybody may have sent it. @returns the part of it that is safe to show. */
export function sanitizeContent(html: string): string {
  const safe = sanitize(fromHtml(html, { fragment: true }), schema);
  if (safe.type !== 'root') return '';
  return toHtml(withoutForeignAddresses(safe), { characterReferences: { useNamedReferences: true } });
}

/** @returns the form with content that is safe to show. @throws InvalidInput where nothing is left of it. */
export function sanitizePost(form: PostForm): PostForm {
  const content = sanitizeContent(form.content);
  if (isBlankHtml(content)) throw new InvalidInput({ content: postSentences.contentNeeded });
  if (!isKeptPicture(form.featuredImage)) throw new InvalidInput({ featuredImage: notOurPicture });
  return { ...form, content };
}

/** Of what the schema lets through: no picture at all, an upload, or a photograph that there is. */
const isKeptPicture = (image: string) =>
  image === '' || image.startsWith('/uploads/') || Object.hasOwn(photoAlts, image);
