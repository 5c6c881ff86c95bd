import { describe, expect, it } from 'vitest';
import { wrongPassword } from '#domain/account.ts';
import { emptyLead, maxNotesLength } from '#domain/lead.ts';
import { importPart } from '#domain/pagedQuery.ts';
import { addAccount } from '#server/store/accounts.ts';
import { leadForm } from '#tests/support/records.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

/** A character of three bytes. */
const wide = '語';

const wideNotes = wide.repeat(maxNotesLength);

/** Begins an import. @returns the path of its rows. */
async function beginImport(staff: Awaited<ReturnType<typeof signedIn>>, rows: number): Promise<string> {
  const begun = await staff.request('POST', '/api/leads/imports', { payload: { file: 'clients.csv', rows } });
  return `/api/leads/imports/${begun.json().id}/rows`;
}

describe('The longest valid form, in characters of three bytes, is small enough', () => {
  it('for a new password', async () => {
    const { app, database } = await testServer();
    const eva = { email: 'eva@example.org', password: 'correct horse' };
    await addAccount(database.db, { ...eva, name: 'Eva' });
    const browser = browserOf(app);
    await browser.request('POST', '/api/session', { payload: eva });
    // A mere repetition would be refused as easy to guess.
    const next = `${wide.repeat(500)}${'a'.repeat(4)}${wide.repeat(496)}`;
    const payload = { current: wide.repeat(1000), next };
    const refused = await browser.request('POST', '/api/account/password', { payload });
    expect(refused).toBeProblem(422, { fields: { current: wrongPassword } });
  });

  it('for a lead', async () => {
    const staff = await signedIn((await testServer()).app);
    const long = { ...leadForm, notes: wideNotes };
    const made = await staff.request('POST', '/api/leads', { payload: long });
    expect([made.statusCode, made.json().notes]).toEqual([201, wideNotes]);
    const changed = await staff.request('PUT', '/api/leads/1', { payload: { ...long, version: 1 } });
    expect([changed.statusCode, changed.json().notes]).toEqual([200, wideNotes]);
  });

  it('for the rows of an import', async () => {
    const staff = await signedIn((await testServer()).app);
    const row = { ...emptyLead, eventType: 'other', email: 'ada@example.org', createdAt: '', mergeInto: '' };
    const rows = Array.from({ length: importPart }, (_, index) => ({ ...row, name: `${index}`, notes: wideNotes }));
    const path = await beginImport(staff, rows.length);
    expect((await staff.request('POST', path, { payload: { first: 0, rows } })).statusCode).toBe(204);
  });
});

describe('A much larger body is refused unread', () => {
  it.each([
    ['PATCH', '/api/account'],
    ['POST', '/api/account/password'],
    ['POST', '/api/accounts'],
    ['POST', '/api/accounts/links'],
    ['PATCH', '/api/accounts/1'],
    ['POST', '/api/leads'],
    ['PUT', '/api/leads/1'],
  ])('by %s %s', async (method, url) => {
    const staff = await signedIn((await testServer()).app);
    const payload = { name: 'x'.repeat(100_000) };
    expect(await staff.request(method, url, { payload })).toBeProblem(413);
  });

  it('by the rows of an import', async () => {
    const staff = await signedIn((await testServer()).app);
    const payload = { first: 0, rows: ['x'.repeat(10_000_000)] };
    expect(await staff.request('POST', await beginImport(staff, 1), { payload })).toBeProblem(413);
  });
});
