import sanitizeHtml from 'sanitize-html';
import { InvalidInput } from '#backend/errors.ts';
import { isBlankHtml, type PostForm } from '#domain/post.ts';
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
  if (form.featuredImage !== '' && !isPictureName(form.featuredImage)) {
    throw new InvalidInput({ featuredImage: 'Please choose the picture again.' });
  }
  return { ...form, content };
}

/** An address of a picture, or the name of a photograph of the site. */
const isPictureName = (text: string) => /^[a-z0-9-]+$/.test(text) || (!/^data:/i.test(text) && isAllowedImage(text));
