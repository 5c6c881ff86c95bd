/**
 * Web worker that parses the file, so that the page stays responsive. The table stays in the worker; the page gets
 * summaries and rows.
 */
import type { ImportTarget } from '#domain/leadImport.ts';
import { guessColumns } from './columns.ts';
import { dateHints, type Reading, type ReadRow, readRow } from './readRows.ts';
import { type FileEncoding, type FileProblem, readTable, type Table, UnreadableFile } from './readTable.ts';

/** Message from the page to the worker. */
export type ImportRequest = { kind: 'read'; file: Blob } | { kind: 'check'; turn: number; reading: Reading };

/** Header, size and sample cells of a file. */
export interface FileSummary {
  head: string[];
  /** The detected target of each column. */
  columns: (ImportTarget | null)[];
  /** The first non-empty cell of each column. */
  examples: string[];
  rows: number;
  encoding: FileEncoding;
  separator: string;
}

/** Message from the worker to the page. */
export type ImportMessage =
  | { kind: 'file'; summary: FileSummary }
  | { kind: 'problem'; problem: FileProblem }
  | { kind: 'rows'; turn: number; rows: ReadRow[] }
  | { kind: 'checked'; turn: number; hints: { example: string; dayFirst: boolean } };

/** Maximum number of rows in one message, which the page can process between two frames. */
const batchSize = 2000;

/** @param send receives the worker's messages. @returns a handler for messages of the page. */
export function importReader(send: (message: ImportMessage) => void) {
  let table: Table | undefined;

  const read = async (file: Blob) => {
    try {
      table = readTable(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return send({ kind: 'problem', problem: error.problem });
    }
    const { head, width, rows, encoding, separator } = table;
    const places = Array.from({ length: width }, (_, place) => place);
    const columns = guessColumns(places.map((place) => head[place] ?? ''));
    const examples = places.map((place) => rows.find((row) => row[place]?.trim())?.[place]?.slice(0, 100) ?? '');
    send({ kind: 'file', summary: { head, columns, examples, rows: rows.length, encoding, separator } });
  };

  const check = (turn: number, reading: Reading) => {
    const rows = table?.rows ?? [];
    for (let first = 0; first < rows.length; first += batchSize) {
      const part = rows.slice(first, first + batchSize);
      send({ kind: 'rows', turn, rows: part.map((texts, index) => readRow(texts, first + index + 1, reading)) });
    }
    send({ kind: 'checked', turn, hints: dateHints(rows, reading.columns) });
  };

  return async (request: ImportRequest): Promise<void> => {
    if (request.kind === 'read') await read(request.file);
    else check(request.turn, request.reading);
  };
}

// Only inside a worker; tests call `importReader` directly.
if (typeof document === 'undefined' && typeof postMessage === 'function') {
  const answer = importReader((message) => postMessage(message));
  addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void answer(data));
}
