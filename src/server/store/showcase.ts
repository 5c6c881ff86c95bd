import type { RecentEvent } from '#domain/event.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import type { Review } from '#domain/review.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import type { Db } from './database.ts';

/** What each kind of record is. */
export interface Showcase {
  event: RecentEvent;
  testimonial: Testimonial;
  photo: GalleryPhoto;
  review: Review;
}

/** @returns the records of a kind that visitors or staff look at, in the company's order. */
export async function listShowcase<Kind extends keyof Showcase>(db: Db, kind: Kind): Promise<Showcase[Kind][]> {
  const rows = await db.selectFrom('showcase').select('record').where('kind', '=', kind).orderBy('position').execute();
  return rows.map(({ record }) => JSON.parse(record) as Showcase[Kind]);
}

/** Adds records of a kind, in their order. */
export async function addShowcase<Kind extends keyof Showcase>(db: Db, kind: Kind, records: readonly Showcase[Kind][]) {
  const rows = records.map((record, position) => ({ kind, position, record: JSON.stringify(record) }));
  await db.insertInto('showcase').values(rows).execute();
}
