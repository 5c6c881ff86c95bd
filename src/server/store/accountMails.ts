import type { Db } from './database.ts';
import type { Mail } from './enquiries.ts';
import { newId } from './newId.ts';

/** Writes the mail that tells somebody how signing in was changed. */
export type AccountMail = (
  account: { name: string; email: string; language?: string },
  change: 'password' | 'twoStepOn' | 'twoStepOff' | 'codes',
) => Mail;

/** Tells somebody how signing in was changed, who may not have done it. @param mailOf null where no mail can be sent. @param trx of the change. */
export async function tellAccount(
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
