import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addAccount } from '#server/store/accounts.ts';
import type { Db } from '#server/store/database.ts';
import { leadForm } from '#tests/support/records.ts';
import { browserOf, testServer } from './testServer.ts';

const eva = { email: 'eva@example.org', password: 'correct horse' };

/** Makes the database refuse writes. @param writes the refused writes, as in an SQLite trigger. */
const refuse = (db: Db, writes: string) =>
  sql.raw(`create trigger refused before ${writes} begin select raise(abort, 'refused'); end`).execute(db);

/** @returns all rows that the changes below write. */
const stored = (db: Db) =>
  Promise.all(
    (['account', 'account_link', 'activity', 'device', 'lead', 'session'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  );

/** A server with an owner signed in. */
async function open() {
  const { app, database } = await testServer();
  const { db } = database;
  await addAccount(db, { ...eva, name: 'Eva', role: 'owner' });
  const browser = browserOf(app);
  await browser.request('POST', '/api/session', { payload: eva });
  return { db, browser };
}

describe('Nothing is changed if the last step fails', () => {
  it.each([
    ['a new lead', 'insert on activity', 'POST', '/api/leads', leadForm],
    ['an update of a lead', 'insert on activity', 'PUT', '/api/leads/1', { ...leadForm, version: 1 }],
    ['the deletion of a lead', 'insert on activity', 'DELETE', '/api/leads/1', undefined],
    [
      'the deletion of two leads',
      "delete on lead when old.id = '2'",
      'POST',
      '/api/leads/removal',
      { ids: ['1', '2'] },
    ],
    [
      'changes of two leads',
      "update on lead when old.id = '2'",
      'POST',
      '/api/leads/changes',
      { changes: ['1', '2'].map((id) => ({ id, status: 'converted' })) },
    ],
    ['a merge of leads', 'insert on activity', 'POST', '/api/leads/1/merge', { otherId: '2' }],
    ['a new name', 'insert on activity', 'PATCH', '/api/account', { name: 'Eva Hall', picture: '' }],
    [
      'a new password',
      'insert on device',
      'POST',
      '/api/account/password',
      { current: eva.password, next: 'another horse' },
    ],
    ['another password link', 'insert on activity', 'POST', '/api/accounts/links', { id: '2' }],
  ] as const)('of %s', async (_what, writes, method, url, payload) => {
    const { db, browser } = await open();
    const before = await stored(db);
    await refuse(db, writes);
    expect(await browser.request(method, url, { payload })).toBeProblem(500);
    expect(await stored(db)).toEqual(before);
  });
});

it.each([
  ['GET', '/api/leads.csv'],
  ['POST', '/api/leads/selection.csv'],
  ['GET', '/api/log.csv'],
])('An export that cannot be logged is refused: %s %s', async (method, url) => {
  const { db, browser } = await open();
  await refuse(db, 'insert on activity');
  const payload = method === 'POST' ? { ids: ['1'] } : undefined;
  expect(await browser.request(method, url, { payload })).toBeProblem(500);
});

it('A session that could not be ended is reported', async () => {
  const { db, browser } = await open();
  const [{ id }] = (await browser.request('GET', '/api/account/sessions')).json<[{ id: string }]>();
  await refuse(db, 'delete on session');
  expect(await browser.request('DELETE', `/api/account/sessions/${id}`)).toBeProblem(500);
});
