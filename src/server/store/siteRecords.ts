import type { RecentEvent } from '#domain/event.ts';
import type { EventStory } from '#domain/eventStory.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import type { Db } from './database.ts';

/** What each kind of record is. */
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
) {
  const rows = records.map((record, position) => ({ kind, position, record: JSON.stringify(record) }));
  await db.deleteFrom('site_record').where('kind', '=', kind).execute();
  await db.insertInto('site_record').values(rows).execute();
}
