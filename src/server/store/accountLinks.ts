import { NotFound, TooManyAttempts } from '#backend/errors.ts';
import { linkHours, type PasswordLink } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import { foldEmail } from '#domain/texts.ts';
import { type AccountMail, tellAccount } from './accountMails.ts';
import { setPassword } from './accounts.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import type { Mail } from './enquiries.ts';
import { newId } from './newId.ts';
import { checkRateLimit } from './rateLimits.ts';
import { hashOf, newToken } from './tokens.ts';

const hour = 60 * 60 * 1000;

/** Links that an account is sent in an hour, whoever asks: all of them are good until then. */
const mostLinks = 3;

/** A link by which the password of an account is chosen, once. */
export interface AccountLinkTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
}

/** Writes the mail that brings a link. @param token of the link. */
export type LinkMail = (link: PasswordLink & { language?: string }, token: string) => Mail;

/**
 * Makes a link for an account. @param mailOf null where no mail can bring it.
 * @returns its token where no mail brings it, else null.
 */
export async function addAccountLink(
  trx: Db,
  account: PasswordLink & { id: string; language?: string },
  mailOf: LinkMail | null,
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
  if (!mailOf) return token;
  const mail = { ...mailOf(account, token), id: newId(), created_at, due_at: created_at, expires_at };
  await trx.insertInto('outbox').values(mail).execute();
  return null;
}

/** Accounts that may come in. */
const openAccounts = (db: Db) =>
  db
    .selectFrom('account')
    .select(['account.id', 'name', 'email', 'password_hash', 'language'])
    .where('disabled_at', 'is', null);

const linkOf = ({
  id,
  name,
  email,
  password_hash,
  language,
}: {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  language: string;
}) => ({
  id,
  name,
  email,
  language,
  isNew: password_hash === '',
});

/** Sends a link to whoever has this address; where nobody has, or enough were sent, nothing happens. */
export async function sendForgottenLink(db: Db, email: string, mailOf: LinkMail): Promise<void> {
  const limit = { key: `links of ${foldEmail(email)}`, hits: mostLinks, within: hour };
  try {
    await checkRateLimit(db, limit);
  } catch (error) {
    // Whoever asks hears nothing of it: the links that were sent are still good.
    if (error instanceof TooManyAttempts) return;
    throw error;
  }
  // Nobody reads the mail of the demo account.
  const account = await openAccounts(db)
    .where('email', '=', foldEmail(email))
    .where('is_demo', '=', 0)
    .executeTakeFirst();
  if (!account) return;
  await db.transaction().execute((trx) => addAccountLink(trx, linkOf(account), mailOf));
}

/** Makes a link for an account, for owners to hand on. @returns as `addAccountLink`. @throws NotFound */
export async function renewAccountLink(trx: Db, id: string, mailOf: LinkMail | null): Promise<string | null> {
  const account = await openAccounts(trx).where('account.id', '=', id).executeTakeFirst();
  if (!account) throw new NotFound(`There is no account ${id} that may come in.`);
  return addAccountLink(trx, linkOf(account), mailOf);
}

/** @returns whom a link is for; null where it is used, over or unknown. */
export async function findAccountLink(db: Db, token: string): Promise<(PasswordLink & { id: string }) | null> {
  const account = await openAccounts(db)
    .innerJoin('account_link', 'account_link.account_id', 'account.id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return account ? linkOf(account) : null;
}

/**
 * Gives the account of a link a password: of two at once with the same link, the first. All links of the account, its
 * sessions and known browsers end. @param mailOf null where no mail can be sent. @throws NotFound where the link is used, over or unknown.
 */
export async function usePasswordLink(
  db: Db,
  token: string,
  passwordHash: string,
  mailOf: AccountMail | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await findAccountLink(trx, token);
    const { numDeletedRows } = await trx
      .deleteFrom('account_link')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!account || Number(numDeletedRows) === 0) throw new NotFound('This link is used up.');
    await setPassword(trx, account.id, passwordHash);
    await addActivities(trx, { entity: 'account', entity_id: account.id }, account.id, [newActivity('password')]);
    // Whoever chooses their first one knows.
    if (!account.isNew) await tellAccount(trx, account.id, 'password', mailOf);
  });
}
