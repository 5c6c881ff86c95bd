import type { ImportRow, LeadImport } from '#domain/leadImport.ts';
import { importPart } from '#domain/pagedQuery.ts';
import { type HttpCalls, jsonOf } from './httpCalls.ts';
import type { ImportOptions, LeadImportPort } from './leadPort.ts';

/** Maximum size of a request with rows, in characters. */
const maxPartLength = 1_000_000;

/** Yields the rows in parts of one request each, with the index of their first row. */
function* partsOf(rows: readonly ImportRow[]): Generator<{ first: number; rows: ImportRow[] }> {
  let first = 0;
  let part: ImportRow[] = [];
  let length = 0;
  for (const [index, row] of rows.entries()) {
    const rowLength = JSON.stringify(row).length;
    if (part.length > 0 && (part.length === importPart || length + rowLength > maxPartLength)) {
      yield { first, rows: part };
      [first, part, length] = [index, [], 0];
    }
    part.push(row);
    length += rowLength;
  }
  if (part.length > 0) yield { first, rows: part };
}

/** @returns the methods for importing leads, using the server's API. */
export const httpImports = (calls: HttpCalls): LeadImportPort => ({
  findMatches: async (contacts, options) =>
    (await calls.call('POST', '/api/leads/matches', { ...jsonOf({ contacts }), ...options })).json(),
  importAll: (file, attempt, options = {}) => sendImport(calls, file, attempt, options),
  getImport: (id) => calls.get(pathOf(id)),
  undoImport: (id) => calls.send('POST', `${pathOf(id)}/undo`, {}),
});

const pathOf = (id: string) => `/api/leads/imports/${encodeURIComponent(id)}`;

/**
 * Sends the rows of an import in parts, then finishes it. Rows that an earlier attempt has sent are skipped; an aborted
 * import is cancelled.
 */
async function sendImport(
  { call, send, remove }: HttpCalls,
  { file, rows }: { file: string; rows: readonly ImportRow[] },
  attempt: string,
  { signal, onProgress }: ImportOptions,
): Promise<LeadImport> {
  signal?.throwIfAborted();
  const startedImport = await send<{ id: string; arrived: number; done: boolean }>(
    'POST',
    '/api/leads/imports',
    { file, rows: rows.length },
    { 'idempotency-key': attempt },
  );
  const path = pathOf(startedImport.id);
  try {
    for (const part of startedImport.done ? [] : partsOf(rows)) {
      signal?.throwIfAborted();
      const end = part.first + part.rows.length;
      if (end > startedImport.arrived) await call('POST', `${path}/rows`, { ...jsonOf(part), signal });
      onProgress?.(end);
    }
    signal?.throwIfAborted();
  } catch (error) {
    // If cancelling fails, too, the server deletes the rows after a while.
    if (signal?.aborted) await remove(path).catch(() => undefined);
    throw error;
  }
  return send('POST', `${path}/finish`, {});
}
