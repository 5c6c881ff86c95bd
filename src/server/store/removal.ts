import { NotFound } from '#backend/errors.ts';
import type { Db } from './database.ts';
import { newId } from './newId.ts';
import type { DeletionTable } from './tables.ts';

/**
 * Deletes a record for good, and keeps who did it and when. @param transaction of the two writes. @throws NotFound
 */
export async function removeRecord(
  transaction: Db,
  entity: DeletionTable['entity'],
  id: string,
  accountId: string,
): Promise<void> {
  const { numDeletedRows } = await transaction.deleteFrom(entity).where('id', '=', id).executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new NotFound(`There is no ${entity} ${id}.`);
  await transaction
    .insertInto('deletion')
    .values({ id: newId(), entity, entity_id: id, account_id: accountId, deleted_at: new Date().toISOString() })
    .execute();
}
