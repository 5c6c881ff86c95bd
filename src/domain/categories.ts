/** The fixed category lists of the product; their labels are words and live in `content/categories.ts`. */
export const testimonialCategories = ['wedding', 'corporate', 'birthday'] as const;
export const galleryCategories = ['wedding', 'corporate', 'birthday', 'decoration', 'photography'] as const;
export const postCategories = ['wedding', 'corporate', 'birthday', 'planning', 'decoration'] as const;

export type TestimonialCategory = (typeof testimonialCategories)[number];
export type GalleryCategory = (typeof galleryCategories)[number];
export type PostCategory = (typeof postCategories)[number];
