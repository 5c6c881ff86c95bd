/** What a post's content may consist of; the editor offers it, and whoever stores a post lets nothing else in. */
export const allowedTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  'a',
  'img',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
] as const;

/** The attributes that the allowed tags may have. */
export const allowedAttributes = { a: ['href'], img: ['src', 'alt'] } as const;
