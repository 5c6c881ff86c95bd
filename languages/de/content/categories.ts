import type { FilterOption } from '#content/types.ts';
import type { GalleryCategory, PostCategory, TestimonialCategory } from '#domain/categories.ts';

export const categoryLabels: Readonly<Record<GalleryCategory | PostCategory, string>> = {
  wedding: 'Hochzeit',
  corporate: 'Für Firmen',
  birthday: 'Geburtstag',
  decoration: 'Dekoration',
  photography: 'Fotografie',
  planning: 'Planung',
};

export const galleryFilters: readonly FilterOption<GalleryCategory>[] = [
  { value: 'all', label: 'Alle' },
  { value: 'wedding', label: 'Hochzeiten' },
  { value: 'corporate', label: 'Für Firmen' },
  { value: 'birthday', label: 'Geburtstage' },
  { value: 'decoration', label: 'Dekoration' },
  { value: 'photography', label: 'Fotografie' },
];

export const testimonialFilters: readonly FilterOption<TestimonialCategory>[] = [
  { value: 'all', label: 'Alle' },
  { value: 'wedding', label: 'Hochzeiten' },
  { value: 'corporate', label: 'Für Firmen' },
  { value: 'birthday', label: 'Geburtstage' },
];

export const postFilters: readonly FilterOption<PostCategory>[] = [
  { value: 'all', label: 'Alle Beiträge' },
  { value: 'wedding', label: 'Hochzeiten' },
  { value: 'corporate', label: 'Für Firmen' },
  { value: 'birthday', label: 'Geburtstage' },
  { value: 'planning', label: 'Planung' },
  { value: 'decoration', label: 'Dekoration' },
];
