import { aboutBanner } from '#content/about.ts';
import { blogBanner } from '#content/blog.ts';
import { contactHead } from '#content/contact.ts';
import { galleryBanner } from '#content/gallery.ts';
import { homeMeta } from '#content/home.ts';
import { imprint } from '#content/imprint.ts';
import { privacy } from '#content/privacy.ts';
import { services } from '#content/services/services.ts';
import { weddingCard } from '#content/services/wedding/card.ts';
import { servicesBanner } from '#content/servicesPage.ts';
import { testimonialsBanner } from '#content/testimonials.ts';
import { galleryStoryPath, paths, postPath, servicePath } from '#paths';
import { stories } from '#sample/stories/stories.ts';
import { publishedPosts } from './posts.ts';

/** First heading of each public page, by path. */
export const headings: Readonly<Record<string, string>> = {
  [paths.home]: homeMeta.title,
  [paths.about]: aboutBanner.title,
  [paths.services]: servicesBanner.title,
  ...Object.fromEntries(services.map(({ path, title }) => [path, title])),
  [paths.gallery]: galleryBanner.title,
  [paths.testimonials]: testimonialsBanner.title,
  [paths.blog]: blogBanner.title,
  [paths.contact]: contactHead.title,
  [paths.privacy]: privacy.title,
  [paths.imprint]: imprint.title,
  ...Object.fromEntries(publishedPosts.map(({ slug, title }) => [postPath(slug), title])),
  ...Object.fromEntries(stories.map(({ slug, title }) => [galleryStoryPath(slug), title])),
};

/** Paths of the sample records' public pages. */
export const recordPages: readonly string[] = [
  ...publishedPosts.map(({ slug }) => postPath(slug)),
  ...stories.map(({ slug }) => galleryStoryPath(slug)),
];

/** A service, as shown on its card. */
export const serviceCard = { ...weddingCard, path: servicePath(weddingCard.id) };

/** @returns the label of an option. @throws Error if there is no such option. */
export function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  const option = options.find((each) => each.value === value);
  if (!option) throw new Error(`There is no choice ${value}.`);
  return option.label;
}
