/** The fixed categories of the product; their labels are part of the content. */
export { postCategoryLabels } from '#content/domain/categories.ts';

/** Categories of testimonials and of recent events. */
export const testimonialCategories = ['wedding', 'corporate', 'birthday'] as const;
/** Categories of pictures and of stories. */
export const galleryCategories = ['wedding', 'corporate', 'birthday', 'decoration', 'photography'] as const;
/** Categories of posts. */
export const postCategories = ['wedding', 'corporate', 'birthday', 'planning', 'decoration'] as const;

/** Category of a testimonial or a recent event. */
export type TestimonialCategory = (typeof testimonialCategories)[number];
/** Category of a gallery picture. */
export type GalleryCategory = (typeof galleryCategories)[number];
/** Category of a post. */
export type PostCategory = (typeof postCategories)[number];
