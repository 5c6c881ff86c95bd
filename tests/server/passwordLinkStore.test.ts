import { describe, expect, it, vi } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { linkHours } from '#domain/account.ts';
import {
  addAccountLink,
  findAccountLink,
  renewAccountLink,
  sendForgottenLink,
  usePasswordLink,
} from '#server/store/accountLinks.ts';
import { insertAccount } from '#server/store/accounts.ts';
import type { Db } from '#server/store/database.ts';
import { queueMails } from '#server/store/outbox.ts';
import { hashOf } from '#server/store/tokens.ts';
import { engines, openStore } from './engines.ts';
import { freshPostgres, testPostgres, waitForLock } from './freshPostgres.ts';

const hour = 60 * 60 * 1000;
const mailOf = ({ email }: { email: string }) => ({ recipient: email, subject: 'A link', body: '', language: 'en' });
const subjects = async (db: Db) =>
  (await db.selectFrom('outbox').select('subject').execute()).map((mail) => mail.subject);

const eva = { id: 'eva', name: 'Eva', email: 'eva@example.com', role: 'staff', picture: '' } as const;

/** @returns a database in which Eva is invited, but has chosen no password yet. */
async function openInvited(where: () => Promise<string>): Promise<Db> {
  const db = await openStore(where);
  await insertAccount(db, { ...eva, isDemo: false }, '');
  return db;
}

/** @returns the token of a link for Eva, without a mail. */
const handOn = async (db: Db) => String(await addAccountLink(db, { ...eva, isNew: false }, null));

describe.each(engines)('A link for a forgotten password on $engine', ({ where }) => {
  it('is not sent to an unknown email, or more than three times, without an error', async () => {
    const db = await openInvited(where);
    await sendForgottenLink(db, 'nobody@example.com', mailOf);
    for (const email of [eva.email, eva.email.toUpperCase(), eva.email, eva.email]) {
      await sendForgottenLink(db, email, mailOf);
    }
    expect(await subjects(db)).toEqual(['A link', 'A link', 'A link']);
  });

  it('rejects if the database fails', async () => {
    const db = await openStore(where);
    vi.spyOn(db, 'insertInto').mockImplementation(() => {
      throw new Error('The disk is full.');
    });
    await expect(sendForgottenLink(db, eva.email, mailOf)).rejects.toThrow('The disk is full.');
  });

  it('is not mailed if it is handed over by an owner', async () => {
    const db = await openInvited(where);
    const token = await handOn(db);
    expect(token).toHaveLength(43);
    expect(await subjects(db)).toEqual([]);
  });

  it('is rejected once it has expired, and removed with the next one', async () => {
    const db = await openInvited(where);
    const token = await handOn(db);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + linkHours.forgotten * hour + 1000 });
    await expect(usePasswordLink(db, token, 'a hash', null)).rejects.toBeInstanceOf(NotFound);
    const next = await handOn(db);
    const kept = await db.selectFrom('account_link').select('token_hash').execute();
    expect(kept).toEqual([{ token_hash: hashOf(next) }]);
  });

  it('sends a notice to those who had a password before, but not for the first one', async () => {
    const db = await openInvited(where);
    const changes: string[] = [];
    const tell = ({ email }: { email: string }, change: string) => {
      changes.push(change);
      return mailOf({ email });
    };
    await usePasswordLink(db, await handOn(db), 'a hash', tell);
    expect(changes).toEqual([]);
    const token = await handOn(db);
    expect(await findAccountLink(db, token)).toMatchObject({ isNew: false });
    await usePasswordLink(db, token, 'another hash', tell);
    expect(changes).toEqual(['password']);
    expect(await subjects(db)).toEqual(['A link']);
  });
});

describe.each(engines)('A new link by an owner on $engine', ({ where }) => {
  const withToken = ({ email }: { email: string }, token: string) => ({
    recipient: email,
    subject: token,
    body: '',
    language: 'en',
  });
  const isValid = async (db: Db, token: string) => (await findAccountLink(db, token)) !== null;

  it('ends all earlier links, and deletes their mails, sent or not', async () => {
    const db = await openInvited(where);
    await addAccountLink(db, { ...eva, isNew: true }, withToken);
    await sendForgottenLink(db, eva.email, withToken);
    const ada = { ...eva, id: 'ada', email: 'ada@example.com' };
    await insertAccount(db, { ...ada, isDemo: false }, '');
    await addAccountLink(db, { ...ada, isNew: true }, withToken);
    const [invited = '', forgotten = '', adas = ''] = await subjects(db);
    await db.updateTable('outbox').set({ sent_at: new Date().toISOString() }).where('subject', '=', invited).execute();
    // A mail to the same person about something else.
    await queueMails(db, [{ recipient: eva.email, subject: 'Else', body: '', language: 'en' }]);
    const token = String(await db.transaction().execute((trx) => renewAccountLink(trx, eva.id, null)));
    expect([await isValid(db, invited), await isValid(db, forgotten)]).toEqual([false, false]);
    expect([await isValid(db, token), await isValid(db, adas)]).toEqual([true, true]);
    expect((await subjects(db)).toSorted()).toEqual([adas, 'Else'].toSorted());
  });

  it('is not ended by a request for a forgotten password, which anybody can make', async () => {
    const db = await openInvited(where);
    const token = String(await db.transaction().execute((trx) => renewAccountLink(trx, eva.id, null)));
    await sendForgottenLink(db, eva.email, withToken);
    await sendForgottenLink(db, eva.email, withToken);
    const [first = '', second = ''] = await subjects(db);
    expect(await Promise.all([token, first, second].map((link) => isValid(db, link)))).toEqual([true, true, true]);
  });
});

describe.runIf(testPostgres)('A password link on PostgreSQL', () => {
  it('is ended by another one that is made at the same moment', async () => {
    const db = await openInvited(async () => (await freshPostgres('migrated')).url);
    const renew = (on: Db) => renewAccountLink(on, eva.id, null);
    let second: Promise<string | null> = Promise.resolve('');
    const first = await db.transaction().execute(async (trx) => {
      const token = await renew(trx);
      second = db.transaction().execute(renew);
      await waitForLock(db);
      return token;
    });
    const last = await second;
    expect(last).not.toBe(first);
    const valid = await db.selectFrom('account_link').select('token_hash').execute();
    expect(valid).toEqual([{ token_hash: hashOf(String(last)) }]);
  });

  it('can be used while an owner makes another one, without a deadlock', async () => {
    const db = await openInvited(async () => (await freshPostgres('migrated')).url);
    const token = await handOn(db);
    let used: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('account').set({ disabled_at: null }).where('id', '=', eva.id).execute();
      used = usePasswordLink(db, token, 'a hash', null).catch((error: unknown) => error);
      await waitForLock(db);
      await renewAccountLink(trx, eva.id, null);
    });
    expect(await used).toBeInstanceOf(NotFound);
  });

  it('is rejected if another transaction uses it at the same moment', async () => {
    const db = await openInvited(async () => (await freshPostgres('migrated')).url);
    const token = await handOn(db);
    let second: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('account_link').where('token_hash', '=', hashOf(token)).execute();
      second = usePasswordLink(db, token, 'a hash', null).catch((error: unknown) => error);
      await waitForLock(db);
    });
    expect(await second).toBeInstanceOf(NotFound);
  });
});
