import { expect, it } from 'vitest';
import { emptyLead } from '#domain/lead.ts';
import { maxImported, maxMatched } from '#domain/leadImport.ts';
import { importPart } from '#domain/pagedQuery.ts';
import { signedIn, testServer } from './testServer.ts';

const row = {
  ...emptyLead,
  name: 'Ada Byron',
  email: 'ada@example.org',
  eventType: 'wedding',
  createdAt: '',
  mergeInto: '',
};

/** Staff who have begun an import. */
async function open() {
  const staff = await signedIn((await testServer()).app);
  const post = (path: string, payload: object) => staff.request('POST', `/api/leads/${path}`, { payload });
  const begin = (rows: number) => post('imports', { file: 'clients.csv', rows });
  return { staff, post, begin };
}

it('Invalid rows of an import are named by their place in the file, and none of the part is stored', async () => {
  const { post, begin } = await open();
  const { id } = (await begin(3)).json();
  const rows = [{ ...row, email: 'ada' }, row, { ...row, name: '', email: 'grace' }];
  const refused = await post(`imports/${id}/rows`, { first: 17, rows });
  expect(refused).toBeProblem(422);
  expect(Object.keys(refused.json().fields).toSorted()).toEqual(['rows.17.email', 'rows.19.email', 'rows.19.name']);
  const ofNobody = await post(`imports/${id}/rows`, { first: 17, rows: [row, { ...row, responsibleId: 'gone' }] });
  expect(Object.keys(ofNobody.json().fields)).toEqual(['rows.18.responsibleId']);
  expect((await post(`imports/${id}/finish`, {})).statusCode).toBe(422);
});

it('Malformed requests of an import are rejected and do not prevent it from finishing', async () => {
  const { staff, post, begin } = await open();
  const { id } = (await begin(1)).json();
  for (const odd of [
    { first: -1, rows: [row] },
    { first: maxImported + 1, rows: [row] },
    { first: '0', rows: [row] },
    { first: 0.5, rows: [row] },
    { first: 0, rows: [] },
    { first: 0, rows: Array(importPart + 1).fill(row) },
    { first: 0, rows: [{ ...row, owner: 'me' }] },
    { first: 0, rows: [row], last: true },
    { rows: [row] },
    { first: 0 },
  ]) {
    const words = JSON.stringify(odd).slice(0, 100);
    expect((await post(`imports/${id}/rows`, odd)).statusCode, words).toBe(400);
  }
  for (const end of ['finish', 'undo']) expect(await post(`imports/${id}/${end}`, { all: true })).toBeProblem(400);
  expect((await post(`imports/${id}/rows`, { first: 0, rows: [row] })).statusCode).toBe(204);
  expect((await post(`imports/${id}/finish`, {})).json()).toMatchObject({ made: 1 });
  for (const wrong of ['a.b', 'x'.repeat(101)]) {
    expect((await staff.request('GET', `/api/leads/imports/${wrong}`)).statusCode, wrong).toBe(404);
  }
});

it('Contacts to match are limited in number and length', async () => {
  const { post } = await open();
  const statusOf = async (contacts: object[]) => (await post('matches', { contacts })).statusCode;
  const contact = { email: row.email, phone: '' };
  const longest = { email: 'a'.repeat(254), phone: '1'.repeat(60) };
  expect(await statusOf(Array(maxMatched).fill(longest))).toBe(200);
  expect(await statusOf(Array(maxMatched + 1).fill(contact))).toBe(400);
  expect(await statusOf([{ ...contact, email: 'a'.repeat(255) }])).toBe(400);
  expect(await statusOf([{ ...contact, phone: '1'.repeat(61) }])).toBe(400);
  expect(await statusOf([{ email: row.email }])).toBe(400);
});

it('An import needs a whole number of rows, at least one and no more than the maximum', async () => {
  const { begin } = await open();
  for (const rows of [0, 1.5, maxImported + 1]) {
    const refused = await begin(rows);
    expect(refused, String(rows)).toBeProblem(422);
    expect(Object.keys(refused.json().fields), String(rows)).toEqual(['rows']);
  }
});

it('An import begun without a key is always new, and with the same key the same', async () => {
  const { staff, begin } = await open();
  const withKey = async (key: string) => {
    const init = { payload: { file: 'clients.csv', rows: 1 }, headers: { 'idempotency-key': key } };
    return (await staff.request('POST', '/api/leads/imports', init)).json().id;
  };
  const ids = [(await begin(1)).json().id, (await begin(1)).json().id, await withKey('one'), await withKey('one')];
  expect(new Set(ids).size).toBe(3);
  expect(ids[2]).toBe(ids[3]);
});

it('A cancelled import accepts no more rows and cannot be finished', async () => {
  const { staff, post, begin } = await open();
  const { id } = (await begin(2)).json();
  await post(`imports/${id}/rows`, { first: 0, rows: [row] });
  const cancel = () => staff.request('DELETE', `/api/leads/imports/${id}`);
  expect((await cancel()).statusCode).toBe(204);
  expect(await cancel()).toBeProblem(404);
  expect(await post(`imports/${id}/rows`, { first: 1, rows: [row] })).toBeProblem(404);
  expect(await post(`imports/${id}/finish`, {})).toBeProblem(404);
});
