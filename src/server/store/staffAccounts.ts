import { InvalidInput, NotFound } from '#backend/errors.ts';
import { type AccountChange, emailTaken, type InviteForm, lastOwner, type StaffAccount } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import { foldEmail } from '#domain/texts.ts';
import { addAccountLink, type WriteLinkMail } from './accountLinks.ts';
import { changesOf, insertAccount, recordChanges, revokeAccess } from './accounts.ts';
import { type Db, isUniqueViolation } from './database.ts';
import { newId } from './newId.ts';
import { takeLock } from './settings.ts';
import type { AccountTable } from './tables.ts';
import { isValid } from './tokens.ts';
import { resetTwoStep } from './twoStep.ts';

/** The setting whose row serves as a lock, so that changes of accounts run one at a time. */
const lockName = 'accounts changed';

/** @returns all accounts, by name, with the last use of their current sessions. */
export async function listStaffAccounts(db: Db): Promise<StaffAccount[]> {
  const rows = await db
    .selectFrom('account')
    .select(({ selectFrom }) => [
      'id',
      'name',
      'email',
      'role',
      'picture',
      'disabled_at',
      'password_hash',
      selectFrom('session')
        .select(({ fn }) => fn.max('session.seen_at').as('seen_at'))
        .whereRef('session.account_id', '=', 'account.id')
        .where(isValid('session'))
        .as('seen_at'),
      selectFrom('authenticator').select('secret').whereRef('authenticator.account_id', '=', 'account.id').as('secret'),
      selectFrom('passkey')
        .select(({ fn }) => fn.min('passkey.id').as('passkey'))
        .whereRef('passkey.account_id', '=', 'account.id')
        .as('passkey'),
    ])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, email, role, picture, seen_at, secret, passkey, ...row }) => ({
    id,
    name,
    email,
    role,
    picture,
    state: stateOf(row),
    isTwoStep: secret !== null || passkey !== null,
    seenAt: seen_at,
  }));
}

function stateOf({ disabled_at, password_hash }: Pick<AccountTable, 'disabled_at' | 'password_hash'>) {
  if (disabled_at !== null) return 'disabled';
  return password_hash === '' ? 'invited' : 'active';
}

/**
 * Adds an account without a password, and a link for choosing one.
 * @param by the account that invites.
 * @returns as `addAccountLink`.
 * @throws InvalidInput
 */
export async function inviteAccount(
  db: Db,
  { name, email, role }: InviteForm,
  writeMail: WriteLinkMail | null,
  by: string,
): Promise<string | null> {
  const account = { id: newId(), name, email: foldEmail(email), role, picture: '', isDemo: false };
  try {
    return await db.transaction().execute(async (trx) => {
      await insertAccount(trx, account, '');
      await recordChanges(trx, account.id, by, [newActivity('invited')]);
      return addAccountLink(trx, { ...account, isNew: true }, writeMail);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new InvalidInput({ email: emailTaken });
    throw error;
  }
}

/**
 * Changes the role, state or two-step sign-in of an account.
 * @param by the account that makes the change.
 * @throws NotFound @throws InvalidInput
 */
export async function changeStaffAccount(db: Db, id: string, change: AccountChange, by: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = new Date().toISOString();
    // Takes the lock, so that two owners cannot demote each other at the same time.
    await takeLock(trx, lockName);
    const before = await trx.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    if (!before) throw new NotFound(`There is no account ${id}.`);
    const { role = before.role, disabled = before.disabled_at !== null } = change;
    const isOwner = before.role === 'owner' && before.disabled_at === null;
    if (isOwner && (role !== 'owner' || disabled)) await refuseLastOwner(trx, before);
    const disabled_at = disabled ? (before.disabled_at ?? now) : null;
    await trx.updateTable('account').set({ role, disabled_at }).where('id', '=', id).execute();
    if (disabled) await revokeAccess(trx, id);
    const isReset = change.resetTwoStep === true && (await resetTwoStep(trx, id));
    const newActivities = [
      ...changesOf(before, { role, disabled_at }),
      ...(isReset ? [newActivity('twoStepOff')] : []),
    ];
    await recordChanges(trx, id, by, newActivities);
  });
}

/** @throws InvalidInput if no other owner could sign in; demo accounts count only for demo accounts. */
async function refuseLastOwner(trx: Db, { id, is_demo }: AccountTable): Promise<void> {
  const other = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '!=', id)
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('password_hash', '!=', '')
    .where('is_demo', '<=', is_demo)
    .executeTakeFirst();
  if (!other) throw new InvalidInput({ role: lastOwner });
}
