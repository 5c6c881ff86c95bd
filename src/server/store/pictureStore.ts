import type { Readable } from 'node:stream';
import { type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';

/** A file of a picture: one width in one format. */
export interface PictureFile {
  /** Begins with the name of the picture. */
  name: string;
  bytes: Buffer;
}

/** An existing file; callers that do not read a stream have to destroy it. */
export interface FoundFile {
  /** Size in bytes. */
  size: number;
  body: Buffer | Readable;
}

/** Storage for pictures. Their names are in the table `upload`; the files are stored by the implementation. */
export interface PictureStore {
  /** Stores a picture with all its files, or none. If the picture already exists, only its date is updated. */
  put(picture: string, files: readonly PictureFile[]): Promise<void>;
  /** @param file name of a file, validated with `isUploadFile`. @returns null if there is none. */
  get(file: string): Promise<FoundFile | null>;
  /** @returns the names of the pictures that were last stored before an instant (ISO 8601 UTC). */
  list(before: string): Promise<string[]>;
  /**
   * Deletes a picture with its files, unless a post or an account uses it or it was stored since.
   * @returns whether it was deleted.
   */
  remove(picture: string, before: string): Promise<boolean>;
}

/** @returns the name of the picture that a file belongs to. */
export const pictureOfFile = (name: string): string => name.slice(0, name.lastIndexOf('-'));

/** Adds a picture to the table, or updates its date. */
export async function recordUpload(db: Db, name: string): Promise<void> {
  const created_at = new Date().toISOString();
  await db
    .insertInto('upload')
    .values({ name, created_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at }))
    .execute();
}

/** @returns the names of the pictures that were last stored before an instant. */
export async function listUploads(db: Db, before: string): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('name').where('created_at', '<', before).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Deletes a picture's row if it was stored before an instant and no post or account uses it.
 * @returns whether it was deleted.
 */
export async function forgetUpload(db: Db, name: string, before: string): Promise<boolean> {
  const inText = `%${name}%`;
  const { numDeletedRows } = await db
    .deleteFrom('upload')
    .where('name', '=', name)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('post').select('id').where(sql<SqlBool>`featured_image like ${inText} or content like ${inText}`),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account').select('id').where('picture', 'like', inText))),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
