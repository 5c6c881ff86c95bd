import type { Db } from './database.ts';
import { type Mail, queueMails } from './outbox.ts';

/** Composes the mail that notifies a user of a change to their sign-in. */
export type WriteAccountMail = (
  account: { name: string; email: string; language?: string },
  change: 'password' | 'twoStepOn' | 'twoStepOff' | 'codes',
) => Mail;

/**
 * Notifies a user that their sign-in was changed, in case somebody else did it.
 * @param trx the transaction of the change.
 * @param writeMail null if no mail can be sent.
 */
export async function queueAccountMail(
  trx: Db,
  accountId: string,
  change: Parameters<WriteAccountMail>[1],
  writeMail: WriteAccountMail | null,
): Promise<void> {
  if (!writeMail) return;
  const account = await trx
    .selectFrom('account')
    .select(['name', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account) await queueMails(trx, [writeMail(account, change)]);
}
