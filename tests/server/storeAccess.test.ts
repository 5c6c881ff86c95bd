import { describe, expect, it } from 'vitest';
import { TooManyAttempts } from '#backend/errors.ts';
import { addAccount, checkPassword, disableAccount, resetPassword } from '#server/store/accounts.ts';
import { forgetFailures, forgive, knock } from '#server/store/attempts.ts';
import { isUnique } from '#server/store/database.ts';
import { storeEnquiries } from '#server/store/enquiries.ts';
import { noteFailure, noteSent, takeDueMails } from '#server/store/outbox.ts';
import { beginSession, endSessions, findSession } from '#server/store/sessions.ts';
import { engines, mailsOf, openStore, submission } from './engines.ts';

describe.each(engines)('Accounts, sessions and mails on $engine', ({ where }) => {
  const open = (what?: 'sample' | 'none', demoToo?: boolean) => openStore(where, what, demoToo);

  it('knows accounts by their password, and ends the sessions of one that is disabled or gets another', async () => {
    const db = await open();
    await addAccount(db, { name: 'Eva', email: ' Eva@Example.com', password: 'correct horse' });
    const twice = addAccount(db, { name: 'Eva', email: 'eva@example.com', password: 'correct horse' });
    await expect(twice).rejects.toSatisfy(isUnique);
    const eva = await checkPassword(db, 'EVA@example.com', 'correct horse', true);
    expect(eva).toMatchObject({ name: 'Eva' });
    expect(await checkPassword(db, 'eva@example.com', 'wrong', true)).toBeNull();
    const token = await beginSession(db, String(eva?.id), 60_000);
    expect(await findSession(db, token, true)).toMatchObject({ email: 'eva@example.com' });
    expect(await findSession(db, `${token}x`, true)).toBeNull();
    expect(await resetPassword(db, 'eva@example.com', 'another horse')).toBe(true);
    expect(await findSession(db, token, true)).toBeNull();
    expect(await checkPassword(db, 'eva@example.com', 'correct horse', true)).toBeNull();
    expect(await disableAccount(db, 'eva@example.com')).toBe(true);
    expect(await checkPassword(db, 'eva@example.com', 'another horse', true)).toBeNull();
    expect(await disableAccount(db, 'nobody@example.com')).toBe(false);
  });

  it('ends a session with its time, and all of an account at once', async () => {
    const db = await open('sample', true);
    const account = await checkPassword(db, 'admin@example.com', 'admin123', true);
    expect(await checkPassword(db, 'admin@example.com', 'admin123', false)).toBeNull();
    const over = await beginSession(db, String(account?.id), -1);
    expect(await findSession(db, over, true)).toBeNull();
    const one = await beginSession(db, String(account?.id), 60_000);
    const other = await beginSession(db, String(account?.id), 60_000);
    expect(await findSession(db, one, false)).toBeNull();
    await endSessions(db, String(account?.id));
    expect([await findSession(db, one, true), await findSession(db, other, true)]).toEqual([null, null]);
  });

  it('closes a door after too many failures, until its time is over', async () => {
    const db = await open();
    const door = { name: 'account eva', failures: 2, within: 60_000 };
    // All at once: none of them waits for the others to fail.
    const knocks = await Promise.allSettled(Array.from({ length: 5 }, () => knock(db, [door])));
    expect(knocks.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(knock(db, [door])).rejects.toBeInstanceOf(TooManyAttempts);
    await knock(db, [{ ...door, name: 'account ada' }]);
    await forgetFailures(db, door);
    await knock(db, [door]);
    await forgive(db, door);
    await knock(db, [door]);
    await knock(db, [door]);
    const short = { ...door, name: 'account zoe', within: -1 };
    for (let attempt = 0; attempt < 4; attempt += 1) await knock(db, [short]);
  });

  it('hands each mail to one process at a time, and tries again later where it was not taken', async () => {
    const db = await open();
    await storeEnquiries(db, [submission('a')], mailsOf);
    const [[mail], none] = [await takeDueMails(db, 10), await takeDueMails(db, 10)];
    expect(mail).toMatchObject({ recipient: 'staff@example.com', attempts: 0 });
    expect(none).toEqual([]);
    if (!mail) return;
    await noteFailure(db, mail, 'mail server is down');
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, sent_at: null, last_error: 'mail server is down' });
    expect(Date.parse(row.due_at)).toBeGreaterThan(Date.now());
    await db
      .updateTable('outbox')
      .set({ due_at: new Date(0).toISOString() })
      .execute();
    const [again] = await takeDueMails(db, 10);
    if (again) await noteSent(db, again);
    await db
      .updateTable('outbox')
      .set({ due_at: new Date(0).toISOString() })
      .execute();
    expect(await takeDueMails(db, 10)).toEqual([]);
  });
});
