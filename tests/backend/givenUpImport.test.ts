import { describe, expect, it } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { Unreachable } from '#backend/errors.ts';
import { emptyLead } from '#domain/lead.ts';
import { importRowSchema } from '#domain/leadImport.ts';
import { importPart } from '#domain/pagedQuery.ts';

const row = importRowSchema.validateSync({ ...emptyLead, eventType: 'other', name: 'Ada', email: 'a@example.org' });
const rows = Array.from({ length: importPart + 1 }, () => row);

/**
 * A server on which one import has begun.
 * @param rowsAnswer the response to uploaded rows.
 * @returns the requests, in order.
 */
function serverOf(rowsAnswer: () => Response, begun: object = { id: '7', arrived: 0, done: false }) {
  const asked: string[] = [];
  const parts: { first: number; rows: unknown[] }[] = [];
  const backend = createHttpBackend({
    fetch: async (path, init) => {
      const what = `${init?.method} ${path}`;
      asked.push(what);
      if (what === 'POST /api/leads/imports') return Response.json(begun, { status: 201 });
      if (!what.endsWith('/rows')) return Response.json({});
      parts.push(JSON.parse(String(init?.body)));
      return rowsAnswer();
    },
  });
  return { ...backend, asked, parts };
}

const begin = 'POST /api/leads/imports';
const send = 'POST /api/leads/imports/7/rows';
const stored = () => new Response(null, { status: 204 });

/** Maximum size of a request body, in characters. */
const longestBody = 1024 * 1024;

describe('An import sent to the server', () => {
  it('is split into parts that state the position of their first row', async () => {
    const { leads, parts } = serverOf(stored);
    await leads.importAll({ file: 'x.csv', rows }, 'one');
    expect(parts.map((part) => [part.first, part.rows.length])).toEqual([
      [0, importPart],
      [importPart, 1],
    ]);
    expect(parts[1]?.rows).toEqual(rows.slice(importPart));
  });

  it('is split into smaller parts if its rows are long', async () => {
    const { leads, parts } = serverOf(stored);
    const long = rows.map((each, index) => ({ ...each, name: String(index), notes: 'x'.repeat(10_000) }));
    await leads.importAll({ file: 'x.csv', rows: long }, 'one');
    expect(parts.flatMap((part) => part.rows)).toEqual(long);
    for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(longestBody);
    expect(parts).toHaveLength(2);
  });

  it('without rows is begun and finished', async () => {
    const { leads, asked } = serverOf(stored);
    await leads.importAll({ file: 'x.csv', rows: [] }, 'one');
    expect(asked).toEqual([begin, 'POST /api/leads/imports/7/finish']);
  });

  it('is deleted on the server when it is aborted', async () => {
    const { leads, asked } = serverOf(stored);
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const sent = leads.importAll({ file: 'x.csv', rows }, 'one', { signal: controller.signal, onProgress });
    await expect(sent).rejects.toThrow();
    expect(asked).toEqual([begin, send, 'DELETE /api/leads/imports/7']);
  });

  it('stays on the server when the connection is lost', async () => {
    const { leads, asked } = serverOf(() => new Response(null, { status: 503 }));
    await expect(leads.importAll({ file: 'x.csv', rows }, 'one')).rejects.toBeInstanceOf(Unreachable);
    expect(new Set(asked)).toEqual(new Set([begin, send]));
  });

  it('continues after the rows that have arrived, and sends none if it is done', async () => {
    const half = serverOf(stored, { id: '7', arrived: importPart, done: false });
    await half.leads.importAll({ file: 'x.csv', rows }, 'one');
    expect(half.asked).toEqual([begin, send, 'POST /api/leads/imports/7/finish']);
    const done = serverOf(stored, { id: '7', arrived: 0, done: true });
    await done.leads.importAll({ file: 'x.csv', rows }, 'one');
    expect(done.asked).toEqual([begin, 'POST /api/leads/imports/7/finish']);
  });
});
