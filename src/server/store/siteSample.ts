import type { StoredPost } from '#domain/post.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { posts } from '#sample/posts.ts';
import { stories } from '#sample/stories/stories.ts';
import { testimonials } from '#sample/testimonials.ts';
import type { Db } from './database.ts';
import { toPostRow } from './posts.ts';
import { ownLanguage, type SiteRecords, writeSiteRecords } from './siteRecords.ts';

/** The public records of the sample in one language. */
export interface SiteSample {
  posts: readonly StoredPost[];
  testimonials: readonly SiteRecords['testimonial'][];
  gallery: GallerySample;
}

/** Recent events, the gallery's pictures and their stories. */
interface GallerySample {
  events: readonly SiteRecords['event'][];
  photos: readonly SiteRecords['photo'][];
  stories: readonly SiteRecords['story'][];
}

/** The sample in the language of this build. */
export const siteSample: SiteSample = { posts, testimonials, gallery: { events, photos: gallery, stories } };

/** Adds the sample's posts and testimonials. @param language language prefix, as in URLs. */
export async function addWrittenSample(
  trx: Db,
  { posts, testimonials }: SiteSample,
  language = ownLanguage,
): Promise<void> {
  await writeSiteRecords(trx, 'testimonial', testimonials, language);
  // Translations of the same post need different ids.
  const ownPosts = posts.map((post) => ({ ...post, id: language ? `${language}-${post.id}` : post.id }));
  await trx
    .insertInto('post')
    .values(ownPosts.map((post) => toPostRow(post, language)))
    .execute();
  const addresses = ownPosts.map(({ slug, id }) => ({ language, slug, post_id: id }));
  await trx.insertInto('post_address').values(addresses).execute();
}

/** Replaces events, pictures and stories with those of the sample. @param language language prefix, as in URLs. */
export async function writeGallerySample(
  trx: Db,
  { gallery: { events, photos, stories } }: SiteSample,
  language = ownLanguage,
): Promise<void> {
  await writeSiteRecords(trx, 'event', events, language);
  await writeSiteRecords(trx, 'photo', photos, language);
  await writeSiteRecords(trx, 'story', stories, language);
}
