import { NotFound, TooManyAttempts } from '#backend/errors.ts';
import { linkHours, type PasswordLink } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import { hour } from '#domain/durations.ts';
import { foldEmail } from '#domain/texts.ts';
import { queueAccountMail, type WriteAccountMail } from './accountMails.ts';
import { setPassword } from './accounts.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { lockRow } from './lockRow.ts';
import { type Mail, queueMails } from './outbox.ts';
import { checkRateLimit } from './rateLimits.ts';
import type { AccountTable } from './tables.ts';
import { hashOf, isValid, newToken } from './tokens.ts';

/**
 * Maximum links for a forgotten password sent to an account per hour, regardless of who requests them. Earlier links stay
 * valid: anybody can request one, and could otherwise end an invitation or the link that its recipient is about to use.
 */
const maxLinks = 3;

/** A single-use link for choosing the password of an account. */
export interface AccountLinkTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
}

/** Composes the mail with a link. @param token the link's token. */
export type WriteLinkMail = (link: PasswordLink & { language?: string }, token: string) => Mail;

/**
 * Creates a password link for an account.
 * @param writeMail null if no mail can be sent.
 * @returns the token if no mail is sent, otherwise null.
 */
export async function addAccountLink(
  trx: Db,
  account: PasswordLink & { id: string; language?: string },
  writeMail: WriteLinkMail | null,
): Promise<string | null> {
  const token = newToken();
  const now = Date.now();
  const created_at = new Date(now).toISOString();
  const lifetime = account.isNew ? linkHours.invited : linkHours.forgotten;
  const expires_at = new Date(now + lifetime * hour).toISOString();
  await trx.deleteFrom('account_link').where('expires_at', '<=', created_at).execute();
  await trx
    .insertInto('account_link')
    .values({ token_hash: hashOf(token), account_id: account.id, created_at, expires_at })
    .execute();
  if (!writeMail) return token;
  await queueMails(trx, [{ ...writeMail(account, token), created_at, expires_at }]);
  return null;
}

/** Selects the accounts that may sign in. */
const activeAccounts = (db: Db) =>
  db
    .selectFrom('account')
    .select(['account.id', 'name', 'email', 'password_hash', 'language'])
    .where('disabled_at', 'is', null);

/** @returns an account as the mail with its link needs it. */
const linkOf = ({
  password_hash,
  ...account
}: Pick<AccountTable, 'id' | 'name' | 'email' | 'password_hash' | 'language'>) => ({
  ...account,
  isNew: password_hash === '',
});

/** Sends a password link to the account with this address. Does nothing if there is none or the limit is reached. */
export async function sendForgottenLink(db: Db, email: string, writeMail: WriteLinkMail): Promise<void> {
  const limit = { key: `links of ${foldEmail(email)}`, hits: maxLinks, within: hour };
  try {
    await checkRateLimit(db, limit);
  } catch (error) {
    // Not reported to the requester: the links that were sent earlier are still valid.
    if (error instanceof TooManyAttempts) return;
    throw error;
  }
  // Nobody reads the mail of the demo account.
  const account = await activeAccounts(db)
    .where('email', '=', foldEmail(email))
    .where('is_demo', '=', 0)
    .executeTakeFirst();
  if (!account) return;
  await db.transaction().execute((trx) => addAccountLink(trx, linkOf(account), writeMail));
}

/**
 * Creates another link for an account, to be passed on by an owner, and ends all earlier ones.
 * @param trx the transaction of all writes.
 * @returns as `addAccountLink`. @throws NotFound
 */
export async function renewAccountLink(trx: Db, id: string, writeMail: WriteLinkMail | null): Promise<string | null> {
  // Always before its links, so that transactions cannot deadlock.
  await lockRow(trx, 'account', id);
  const account = await activeAccounts(trx).where('account.id', '=', id).executeTakeFirst();
  if (!account) throw new NotFound(`There is no active account ${id}.`);
  const links = trx.selectFrom('account_link').where('account_id', '=', id);
  // The mail of a link expires with it. Those that were not sent yet would have a link that no longer works; that others
  // came back matters no more.
  await trx
    .deleteFrom('outbox')
    .where('recipient', '=', account.email)
    .where('expires_at', 'in', links.select('expires_at'))
    .execute();
  await trx.deleteFrom('account_link').where('account_id', '=', id).execute();
  return addAccountLink(trx, linkOf(account), writeMail);
}

/** @returns the account of a link; null if the link is used, expired or unknown. */
export async function findAccountLink(db: Db, token: string): Promise<(PasswordLink & { id: string }) | null> {
  const account = await activeAccounts(db)
    .innerJoin('account_link', 'account_link.account_id', 'account.id')
    .where('token_hash', '=', hashOf(token))
    .where(isValid('account_link'))
    .executeTakeFirst();
  return account ? linkOf(account) : null;
}

/**
 * Sets the password of a link's account. If the same link is used twice at the same time, the first request wins. All
 * links, sessions and known devices of the account are removed.
 * @param writeMail null if no mail can be sent.
 * @throws NotFound if the link is used, expired or unknown.
 */
export async function usePasswordLink(
  db: Db,
  token: string,
  passwordHash: string,
  writeMail: WriteAccountMail | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await findAccountLink(trx, token);
    if (account) await lockRow(trx, 'account', account.id);
    const { numDeletedRows } = await trx
      .deleteFrom('account_link')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!account || numDeletedRows === 0n)
      throw new NotFound('This link was already used or has expired. Please request a new one.');
    await setPassword(trx, account.id, passwordHash);
    await addActivities(trx, { entity: 'account', entity_id: account.id }, account.id, [newActivity('password')]);
    // No notification for the first password of a new account.
    if (!account.isNew) await queueAccountMail(trx, account.id, 'password', writeMail);
  });
}
