import { describe, expect, it } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { Unreachable } from '#backend/errors.ts';
import { emptyLead } from '#domain/lead.ts';
import { importPart, importRowSchema } from '#domain/leadImport.ts';

const row = importRowSchema.validateSync({ ...emptyLead, eventType: 'other', name: 'Ada', email: 'a@example.org' });
const rows = Array.from({ length: importPart + 1 }, () => row);

/** A server of which one import has begun. @param rowsAnswer what it says to rows. @returns what it was asked, in order. */
function serverOf(rowsAnswer: () => Response, begun: object = { id: '7', arrived: 0, done: false }) {
  const asked: string[] = [];
  const backend = createHttpBackend({
    fetch: async (path, init) => {
      const what = `${init?.method} ${path}`;
      asked.push(what);
      if (what === 'POST /api/leads/imports') return Response.json(begun, { status: 201 });
      return what.endsWith('/rows') ? rowsAnswer() : Response.json({});
    },
  });
  return { ...backend, asked };
}

const begin = 'POST /api/leads/imports';
const send = 'POST /api/leads/imports/7/rows';
const stored = () => new Response(null, { status: 204 });

describe('An import that is sent to the server', () => {
  it('and given up on the way is forgotten there at once', async () => {
    const { leads, asked } = serverOf(stored);
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const sent = leads.importAll({ file: 'x.csv', rows }, 'one', { signal: controller.signal, onProgress });
    await expect(sent).rejects.toThrow();
    expect(asked).toEqual([begin, send, 'DELETE /api/leads/imports/7']);
  });

  it('stays there where the connection was lost, for the next attempt to go on', async () => {
    const { leads, asked } = serverOf(() => new Response(null, { status: 503 }));
    await expect(leads.importAll({ file: 'x.csv', rows }, 'one')).rejects.toBeInstanceOf(Unreachable);
    expect(new Set(asked)).toEqual(new Set([begin, send]));
  });

  it('goes on behind the rows that have arrived, and sends none of one that is done', async () => {
    const half = serverOf(stored, { id: '7', arrived: importPart, done: false });
    await half.leads.importAll({ file: 'x.csv', rows }, 'one');
    expect(half.asked).toEqual([begin, send, 'POST /api/leads/imports/7/finish']);
    const done = serverOf(stored, { id: '7', arrived: 0, done: true });
    await done.leads.importAll({ file: 'x.csv', rows }, 'one');
    expect(done.asked).toEqual([begin, 'POST /api/leads/imports/7/finish']);
  });
});
