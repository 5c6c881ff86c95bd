import { InvalidInput } from '#backend/errors.ts';
import { notYourPicture, type ProfileChange, profileChangeOf } from '#domain/account.ts';
import { readUpload } from '#domain/uploads.ts';
import type { Db } from './database.ts';

/**
 * Changes the name or picture of a user's own account.
 * @param trx the transaction of all writes.
 * @returns the names of the changed fields.
 * @throws InvalidInput (`picture`) if the picture was not uploaded to this server.
 */
export async function changeProfile(trx: Db, id: string, change: ProfileChange): Promise<string[]> {
  const before = await trx
    .selectFrom('account')
    .select(['name', 'picture'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changed = profileChangeOf(before, { ...before, ...change });
  if (changed.picture) {
    const upload = readUpload(changed.picture)?.name ?? '';
    const storedUpload = await trx.selectFrom('upload').select('name').where('name', '=', upload).executeTakeFirst();
    if (!storedUpload) throw new InvalidInput({ picture: notYourPicture });
  }
  const fields = Object.keys(changed);
  if (fields.length > 0) await trx.updateTable('account').set(changed).where('id', '=', id).execute();
  return fields;
}
