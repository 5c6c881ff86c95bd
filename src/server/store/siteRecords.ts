import type { RecentEvent } from '#domain/event.ts';
import type { EventStory } from '#domain/eventStory.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { basePath } from '#paths';
import type { Db } from './database.ts';

/** The language of this server's posts, stories and pictures, as URL prefix; empty for the site's default language. */
export const ownLanguage: string = basePath.slice(1);

/** The type of each kind of public record. */
export interface SiteRecords {
  event: RecentEvent;
  testimonial: Testimonial;
  photo: GalleryPhoto;
  story: EventStory;
}

/** @returns the public records of a kind, in their stored order. */
export async function listSiteRecords<Kind extends keyof SiteRecords>(
  db: Db,
  kind: Kind,
): Promise<SiteRecords[Kind][]> {
  const rows = await db
    .selectFrom('site_record')
    .select('record')
    .where('language', '=', ownLanguage)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map(({ record }) => JSON.parse(record));
}

/** Replaces all records of a kind, keeping the given order. */
export async function writeSiteRecords<Kind extends keyof SiteRecords>(
  db: Db,
  kind: Kind,
  records: readonly SiteRecords[Kind][],
  language = ownLanguage,
) {
  const rows = records.map((record, position) => ({ language, kind, position, record: JSON.stringify(record) }));
  await db.deleteFrom('site_record').where('language', '=', language).where('kind', '=', kind).execute();
  if (rows.length > 0) await db.insertInto('site_record').values(rows).execute();
}
