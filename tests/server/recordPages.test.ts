import { describe, expect, it, vi } from 'vitest';
import { adminPaths, editLeadPath, leadPath } from '#adminPaths';
import { openPages } from './pageServer.ts';
import { browserOf, signedIn } from './testServer.ts';

/** The addresses of all pages that show one record, with `:id` in place of its id. */
const pages = Object.values(adminPaths).filter((path) => path.includes(':id'));

describe('A page of the back office that shows a record', () => {
  it.each(pages)('responds with 404, and the same page, if there is no such record: %s', async (page) => {
    const { app } = await openPages();
    const staff = await signedIn(app);
    const known = await staff.request('GET', page.replace(':id', '1'));
    expect(known.statusCode).toBe(200);
    const unknown = await staff.request('GET', page.replace(':id', 'nope'), {
      headers: { 'if-none-match': String(known.headers.etag) },
    });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toBe(known.body);
    expect(unknown.headers['cache-control']).toBe('no-store');
  });

  it('responds with 404 once the record was deleted', async () => {
    const { app } = await openPages();
    const staff = await signedIn(app);
    await staff.request('DELETE', '/api/leads/1');
    expect((await staff.request('GET', `${leadPath('1')}/?q=chen`)).statusCode).toBe(404);
    expect((await staff.request('GET', editLeadPath('2'))).statusCode).toBe(200);
  });

  it('is the same page while the database cannot be reached, as it shows that itself', async () => {
    const { app, database } = await openPages();
    const staff = await signedIn(app);
    const known = await staff.request('GET', leadPath('1'));
    vi.spyOn(database.db.getExecutor(), 'executeQuery').mockRejectedValue(new Error('ECONNREFUSED'));
    const { statusCode, body, headers } = await staff.request('GET', leadPath('nope'));
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: known.body });
    expect(headers['content-type']).toMatch(/^text\/html/);
  });

  it('responds with an error if anything else fails', async () => {
    const { app, database } = await openPages();
    const staff = await signedIn(app);
    vi.spyOn(database.db.getExecutor(), 'executeQuery').mockRejectedValue(new Error('no such column'));
    const { statusCode } = await staff.request('GET', leadPath('nope'));
    expect(statusCode).toBe(500);
  });

  it('does not tell anybody who is not signed in whether there is the record', async () => {
    const { app } = await openPages();
    const browser = browserOf(app);
    for (const id of ['1', 'nope']) expect((await browser.request('GET', leadPath(id))).statusCode).toBe(200);
  });

  it.each(['/admin/leads/new', '/admin/leads/import', '/admin/leads', '/admin/messages/%E0%A4%A'])(
    'is none of the others: %s',
    async (page) => {
      const { app } = await openPages();
      const staff = await signedIn(app);
      expect((await staff.request('GET', page)).statusCode).not.toBe(404);
    },
  );
});
