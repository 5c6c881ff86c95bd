import { type SqlBool, sql } from 'kysely';
import { uploadPath } from '#domain/uploads.ts';
import type { Db } from './database.ts';
import type { FoundFile, PictureFile } from './pictureStore.ts';

/** A file of the picture that came with a review, in the database itself: it goes with the review at once. */
export interface ReviewPictureTable {
  review_id: string;
  /** The last part of the file's address. */
  name: string;
  bytes: Buffer;
}

/** A picture that comes with a review. */
export interface SentPicture {
  files: readonly PictureFile[];
  /** The address of the largest of these files. */
  address: string;
}

/** @param files of a picture, the largest WebP last. */
export const sentPictureOf = (files: readonly PictureFile[]): SentPicture => ({
  files,
  address: uploadPath(files.at(-1)?.name ?? ''),
});

/** Keeps the picture of a review. @param trx in which the review is stored. */
export async function storeReviewPicture(trx: Db, reviewId: string, { files }: SentPicture): Promise<void> {
  const rows = files.map(({ name, bytes }) => ({ review_id: reviewId, name, bytes }));
  await trx.insertInto('review_picture').values(rows).execute();
}

/** Deletes the picture of a review for good. @param trx in which the review loses it. */
export async function deleteReviewPicture(trx: Db, reviewId: string): Promise<void> {
  await trx.deleteFrom('review_picture').where('review_id', '=', reviewId).execute();
}

/** A file of a review's picture that is there, and whether visitors may see it. */
export interface FoundReviewPicture extends FoundFile {
  isPublic: boolean;
}

/** @param name of a file, checked by `isUploadFile`. @returns null where no review has it. */
export async function findReviewPicture(db: Db, name: string): Promise<FoundReviewPicture | null> {
  const found = await db
    .selectFrom('review_picture')
    .innerJoin('review', 'review.id', 'review_picture.review_id')
    .select(['bytes', 'status', 'picture_shown'])
    .where('review_picture.name', '=', name)
    .execute();
  const [first] = found;
  if (!first) return null;
  const isPublic = found.some((row) => row.status === 'approved' && row.picture_shown === 'yes');
  return { size: first.bytes.length, body: Buffer.from(first.bytes), isPublic };
}

/** @returns the pictures of some reviews, each in its largest file. */
export const picturesOfReviews = (db: Db, reviewIds: readonly string[]) =>
  db
    .selectFrom('review_picture')
    .innerJoin('review', 'review.id', 'review_picture.review_id')
    .select(['review_id', 'review_picture.name', 'bytes'])
    .where('review_id', 'in', reviewIds)
    .where(sql<SqlBool>`review.picture = ${uploadPath('')} || review_picture.name`)
    .orderBy('review_id')
    .execute();
