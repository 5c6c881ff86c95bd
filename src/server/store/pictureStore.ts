import type { Readable } from 'node:stream';
import { type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';

/** A file of a picture: one width in one format. */
export interface PictureFile {
  /** Begins with the picture's name. */
  name: string;
  bytes: Buffer;
}

/** A file that is there; whoever does not read a stream destroys it. */
export interface FoundFile {
  /** In bytes. */
  size: number;
  body: Buffer | Readable;
}

/** Where pictures are kept. The table `upload` knows each by its name; the files are where the adapter puts them. */
export interface PictureStore {
  /** Keeps a picture with all its files or none; one that is there already is there once, and new again. */
  put(picture: string, files: readonly PictureFile[]): Promise<void>;
  /** @param file name of a file, checked by `isUploadFile`. @returns null where there is none. */
  get(file: string): Promise<FoundFile | null>;
  /** @returns the names of the pictures that were last put before an instant (ISO 8601 UTC). */
  list(before: string): Promise<string[]>;
  /** Removes a picture with its files, unless a post or an account shows it or it was put since. @returns whether it was removed. */
  remove(picture: string, before: string): Promise<boolean>;
}

/** @returns the picture that a file belongs to. */
export const pictureOfFile = (name: string): string => name.slice(0, name.lastIndexOf('-'));

/** Notes that a picture was put now. */
export async function noteUpload(db: Db, name: string): Promise<void> {
  const created_at = new Date().toISOString();
  await db
    .insertInto('upload')
    .values({ name, created_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at }))
    .execute();
}

/** @returns the pictures that were put before an instant. */
export async function listUploads(db: Db, before: string): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('name').where('created_at', '<', before).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Forgets a picture that was put before an instant and that neither a post nor an account shows. @returns whether it did. */
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
  return Number(numDeletedRows) === 1;
}
