import { describe, expect, it } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { logEntity } from '#domain/log.ts';
import { unsentMailEntity } from '#domain/unsentMail.ts';
import { storeMailboxResult } from '#server/store/mailboxFailure.ts';
import { replyForm } from '#tests/support/records.ts';
import { signInTo } from '../contract/signInTo.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

const query = (search = '') => readListQuery(unsentMailEntity, new URLSearchParams(search));

/** A client of a server without a mail server, on which a reply waits; and that reply. */
async function withReply() {
  const { app, database } = await testServer();
  const backend = await signInTo(async () => createHttpBackend({ fetch: browserOf(app).fetch }));
  await backend.conversations.reply('1', replyForm, 'attempt');
  const { rows } = await backend.mails.list(query());
  return { app, database, ...backend, rows, id: String(rows[0]?.id) };
}

describe('The unsent mails of a live site', () => {
  it('are listed without their text', async () => {
    const { app, conversations, rows } = await withReply();
    const { email } = await conversations.get('1');
    expect(rows).toMatchObject([
      { recipient: email, subject: replyForm.subject, state: 'queued', attempts: 0, conversationId: '1', leadId: null },
    ]);
    const answer = await (await signedIn(app)).request('GET', '/api/mails');
    expect(answer.body).not.toContain(replyForm.text);
    expect(Object.keys(answer.json().rows[0]).toSorted()).toEqual(Object.keys(rows[0] ?? {}).toSorted());
    expect(answer.json().rows[0]).not.toHaveProperty('body');
  });

  it.each([
    ['', false],
    ['smtp://127.0.0.1:1', true],
  ])('are listed with whether a mail server is set up, as on the dashboard: "%s"', async (SMTP_URL, hasMailServer) => {
    const browser = await signedIn((await testServer({ SMTP_URL })).app);
    expect((await browser.request('GET', '/api/mails')).json()).toMatchObject({ hasMailServer });
    expect((await browser.request('GET', '/api/dashboard')).json()).toMatchObject({ hasMailServer });
  });

  it.each([
    ['imap://user:password@127.0.0.1:1', { since: expect.any(String), cause: 'No network.' }],
    ['', null],
  ])('of clients: the dashboard says why they are not read if there is a mailbox: "%s"', async (IMAP_URL, expected) => {
    const { app, database } = await testServer({ SMTP_URL: 'smtp://127.0.0.1:1', IMAP_URL });
    const browser = await signedIn(app);
    const failureNow = async () => (await browser.request('GET', '/api/dashboard')).json().mailboxFailure;
    expect(await failureNow()).toBeNull();
    await storeMailboxResult(database.db, 'No network.');
    expect(await failureNow()).toEqual(expected);
  });

  it('are sent again and discarded, which the log shows', async () => {
    const { database, log, mails, session, id } = await withReply();
    await database.db
      .updateTable('outbox')
      .set({ failed_at: new Date().toISOString(), attempts: 1, last_error: '550 Nobody.' })
      .execute();
    expect((await mails.list(query('state=refused'))).rows).toMatchObject([{ id, error: '550 Nobody.' }]);
    await mails.retry(id);
    expect((await mails.list(query('state=waiting'))).rows).toMatchObject([{ id, nextAttemptAt: null, error: '' }]);
    await mails.discard(id);
    expect(await mails.list(query())).toMatchObject({ rows: [], total: 0 });
    await expect(mails.retry(id)).rejects.toBeInstanceOf(NotFound);
    await expect(mails.discard(id)).rejects.toBeInstanceOf(NotFound);
    const { rows } = await log.list(readListQuery(logEntity, new URLSearchParams('entity=mail')));
    const by = (await session.current())?.name;
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['discarded', 'resent']);
    expect(rows).toMatchObject([
      { entityId: id, by },
      { entityId: id, by },
    ]);
  });

  it('answer a call for one that is gone with a problem', async () => {
    const { app } = await testServer();
    const browser = await signedIn(app);
    expect(await browser.request('POST', '/api/mails/gone/retry', { payload: {} })).toBeProblem(404);
    expect(await browser.request('DELETE', '/api/mails/gone')).toBeProblem(404);
  });

  it('are counted on the dashboard as far as the user may see them', async () => {
    const { database, dashboard, accounts, mails, passwordLinks, session } = await withReply();
    const ada = { name: 'Ada Byron', email: 'ada@example.org' };
    const token = String(await accounts.invite({ ...ada, role: 'staff' }));
    const secret = { recipient: ada.email, subject: 'Your sign-in', body: 'It was changed.' };
    await database.db
      .insertInto('outbox')
      .values({
        ...secret,
        id: 'account-mail',
        created_at: '2026-01-01T00:00:00.000Z',
        due_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    await database.db.updateTable('outbox').set({ attempts: 1 }).execute();
    expect((await dashboard.read()).mailTrouble).toMatchObject({
      waiting: 2,
      since: { waiting: '2026-01-01T00:00:00.000Z' },
    });
    await passwordLinks.choose(token, 'correct horse');
    await session.signIn({ email: ada.email, password: 'correct horse', remember: false });
    expect((await dashboard.read()).mailTrouble).toMatchObject({ waiting: 1 });
    expect((await mails.list(query('state=waiting'))).matching).toBe(1);
    await expect(mails.retry('account-mail')).rejects.toBeInstanceOf(NotFound);
    await expect(mails.discard('account-mail')).rejects.toBeInstanceOf(NotFound);
  });
});
