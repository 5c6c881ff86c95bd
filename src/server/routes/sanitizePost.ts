import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { InvalidInput } from '#backend/errors.ts';
import { postSentences } from '#content/domain/post.ts';
import { photoAlts } from '#content/photos/alts.ts';
import { isBlankHtml, notOurPicture, type PostForm } from '#domain/post.ts';
import { isAllowedHref, isAllowedImage } from '#domain/richText.ts';

/** Allows only the elements that the editor creates. URLs are checked by the editor's rules, below. */
const schema: Schema = {
  tagNames: ['p', 'h2', 'h3', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'blockquote', 'a', 'img', 'br'],
  attributes: { a: ['href'], img: ['src', 'alt'] },
  // Disabled, because the library's list lacks `tel:`.
  protocols: {},
  // Elements removed with their text; of other disallowed elements, the text is kept.
  strip: ['script', 'style', 'title', 'textarea', 'template', 'noscript', 'iframe', 'svg', 'math', 'option'],
};

/** Removes disallowed link targets and pictures. */
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

/** @param html untrusted content of a post. @returns the safe part of it. */
export function sanitizeContent(html: string): string {
  const safe = sanitize(fromHtml(html, { fragment: true }), schema);
  if (safe.type !== 'root') return '';
  return toHtml(withoutForeignAddresses(safe), { characterReferences: { useNamedReferences: true } });
}

/**
 * @returns the form with sanitised content.
 * @throws InvalidInput if no content remains, its elements are nested a thousand levels deep, or the picture is not
 * allowed.
 */
export function sanitizePost(form: PostForm): PostForm {
  const content = contentOf(form);
  if (isBlankHtml(content)) throw new InvalidInput({ content: postSentences.contentNeeded });
  if (!isKeptPicture(form.featuredImage)) throw new InvalidInput({ featuredImage: notOurPicture });
  return { ...form, content };
}

function contentOf(form: PostForm): string {
  try {
    return sanitizeContent(form.content);
  } catch (error) {
    // The libraries call themselves for each level, which the call stack limits.
    if (error instanceof RangeError) throw new InvalidInput({ content: postSentences.contentTooDeep });
    throw error;
  }
}

/** Accepts an empty value, uploads and existing photographs; stricter than the schema. */
const isKeptPicture = (image: string) =>
  image === '' || image.startsWith('/uploads/') || Object.hasOwn(photoAlts, image);
