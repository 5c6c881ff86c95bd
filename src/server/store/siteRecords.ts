import type { RecentEvent } from '#domain/event.ts';
import type { EventStory } from '#domain/eventStory.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { basePath } from '#paths';
import type { Db } from './database.ts';

/** The language of this server, whose posts, stories and pictures it shows, as addresses have it: empty for the site's first. */
export const ownLanguage: string = basePath.slice(1);

/** The type of each kind of public record. */
export interface SiteRecords {
  event: RecentEvent;
  testimonial: Testimonial;
  photo: GalleryPhoto;
  story: EventStory;
}

/** @returns the records of a kind that visitors or staff look at, in the company's order. */
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
  return rows.map(({ record }) => JSON.parse(record) as SiteRecords[Kind]);
}

/** Puts records of a kind, in their order, in the place of those that are there. */
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
