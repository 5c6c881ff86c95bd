import type { Db } from './database.ts';
import type { Mail } from './enquiries.ts';
import { newId } from './newId.ts';

/** Composes the mail that notifies a user of a change to their sign-in. */
export type AccountMail = (
  account: { name: string; email: string; language?: string },
  change: 'password' | 'twoStepOn' | 'twoStepOff' | 'codes',
) => Mail;

/**
 * Notifies a user that their sign-in was changed, in case somebody else did it.
 * @param trx the transaction of the change.
 * @param mailOf null if no mail can be sent.
 */
export async function queueAccountMail(
  trx: Db,
  accountId: string,
  change: Parameters<AccountMail>[1],
  mailOf: AccountMail | null,
): Promise<void> {
  if (!mailOf) return;
  const account = await trx
    .selectFrom('account')
    .select(['name', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return;
  const now = new Date().toISOString();
  await trx
    .insertInto('outbox')
    .values({ ...mailOf(account, change), id: newId(), created_at: now, due_at: now })
    .execute();
}
