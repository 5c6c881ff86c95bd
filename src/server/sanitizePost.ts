import sanitizeHtml from 'sanitize-html';
import { InvalidInput } from '#backend/errors.ts';
import { photoAlts } from '#content/photos/alts.ts';
import { isBlankHtml, notOurPicture, type PostForm } from '#domain/post.ts';
import { isAllowedHref, isAllowedImage } from '#domain/richText.ts';

/** What the editor can make, and nothing else. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'strong',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'br',
    'hr',
    'code',
    'pre',
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'] },
  // Addresses are judged by the same rules as in the editor.
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
  allowProtocolRelative: true,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedImage(attribs.src ?? ''),
  transformTags: {
    a: (tagName, { href = '' }) => {
      const kept: Record<string, string> = isAllowedHref(href) ? { href } : {};
      return { tagName, attribs: kept };
    },
  },
};

/** @returns the form with content that is safe to show. @throws InvalidInput where nothing is left of it. */
export function sanitizePost(form: PostForm): PostForm {
  const content = sanitizeHtml(form.content, options);
  if (isBlankHtml(content)) throw new InvalidInput({ content: 'Content is required' });
  if (!isKeptPicture(form.featuredImage)) throw new InvalidInput({ featuredImage: notOurPicture });
  return { ...form, content };
}

/** Of what the schema lets through: no picture at all, an upload, or a photograph that there is. */
const isKeptPicture = (image: string) =>
  image === '' || image.startsWith('/uploads/') || Object.hasOwn(photoAlts, image);
