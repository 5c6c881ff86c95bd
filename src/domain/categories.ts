/** The fixed category lists of the product; the site's words for them live in `content/categories.ts`. */
export { postCategoryLabels } from '#content/domain/categories.ts';

export const testimonialCategories = ['wedding', 'corporate', 'birthday'] as const;
export const galleryCategories = ['wedding', 'corporate', 'birthday', 'decoration', 'photography'] as const;
export const postCategories = ['wedding', 'corporate', 'birthday', 'planning', 'decoration'] as const;

/** What testimonials and recent events are about. */
export type TestimonialCategory = (typeof testimonialCategories)[number];
/** What a picture of the gallery shows. */
export type GalleryCategory = (typeof galleryCategories)[number];
/** What a blog post is about. */
export type PostCategory = (typeof postCategories)[number];
