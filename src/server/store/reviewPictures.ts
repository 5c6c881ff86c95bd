import { type SqlBool, sql } from 'kysely';
import { uploadPath } from '#domain/uploads.ts';
import type { Db } from './database.ts';
import type { FoundFile, PictureFile } from './pictureStore.ts';

/** A file of a picture uploaded with a review. It is stored in the database, so it is deleted with the review. */
export interface ReviewPictureTable {
  review_id: string;
  /** The last segment of the file's URL. */
  name: string;
  bytes: Buffer;
}

/** A picture uploaded with a review. */
export interface SentPicture {
  files: readonly PictureFile[];
  /** The URL path of the largest file. */
  address: string;
}

/** @param files of a picture, the largest WebP file last. */
export const sentPictureOf = (files: readonly PictureFile[]): SentPicture => ({
  files,
  address: uploadPath(files.at(-1)?.name ?? ''),
});

/** Stores the picture of a review. @param trx the transaction that stores the review. */
export async function storeReviewPicture(trx: Db, reviewId: string, { files }: SentPicture): Promise<void> {
  const rows = files.map(({ name, bytes }) => ({ review_id: reviewId, name, bytes }));
  await trx.insertInto('review_picture').values(rows).execute();
}

/** Deletes the picture of a review. @param trx the transaction that updates the review. */
export async function deleteReviewPicture(trx: Db, reviewId: string): Promise<void> {
  await trx.deleteFrom('review_picture').where('review_id', '=', reviewId).execute();
}

/** A file of a review's picture, and whether visitors may see it. */
export interface FoundReviewPicture extends FoundFile {
  isPublic: boolean;
}

/** @param name of a file, validated with `isUploadFile`. @returns null if no review has it. */
export async function findReviewPicture(db: Db, name: string): Promise<FoundReviewPicture | null> {
  const rows = await db
    .selectFrom('review_picture')
    .innerJoin('review', 'review.id', 'review_picture.review_id')
    .select(['bytes', 'status', 'picture_shown'])
    .where('review_picture.name', '=', name)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const isPublic = rows.some((row) => row.status === 'approved' && row.picture_shown === 'yes');
  return { size: first.bytes.length, body: Buffer.from(first.bytes), isPublic };
}

/** @returns the pictures of reviews, each as its largest file. */
export const picturesOfReviews = (db: Db, reviewIds: readonly string[]) =>
  db
    .selectFrom('review_picture')
    .innerJoin('review', 'review.id', 'review_picture.review_id')
    .select(['review_id', 'review_picture.name', 'bytes'])
    .where('review_id', 'in', reviewIds)
    .where(sql<SqlBool>`review.picture = ${uploadPath('')} || review_picture.name`)
    .orderBy('review_id')
    .execute();
