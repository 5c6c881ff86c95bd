/** Reads a file away from the page, which stays quick meanwhile. The table stays here; the page hears what it needs. */
import { guessColumns, type Target } from './columns.ts';
import { dateHints, type Reading, type ReadRow, readRow } from './readRows.ts';
import { type FileEncoding, type FileProblem, readTable, type Table, UnreadableFile } from './readTable.ts';

/** A message of the page to the worker. */
export type ImportAsked = { kind: 'read'; file: Blob } | { kind: 'check'; turn: number; reading: Reading };

/** Size and first rows of a file. */
export interface FileSummary {
  head: string[];
  /** The field that each column seems to fill. */
  columns: (Target | null)[];
  /** The first text of each column. */
  examples: string[];
  rows: number;
  encoding: FileEncoding;
  separator: string;
}

/** A message of the worker to the page. */
export type ImportTold =
  | { kind: 'file'; summary: FileSummary }
  | { kind: 'problem'; problem: FileProblem }
  | { kind: 'rows'; turn: number; rows: ReadRow[] }
  | { kind: 'checked'; turn: number; hints: { example: string; dayFirst: boolean } };

/** Rows that the page is told of at once: it takes them in between two frames. */
const atOnce = 2000;

/** @param tell hears the answers. @returns takes in what the page asks. */
export function importReader(tell: (told: ImportTold) => void) {
  let table: Table | undefined;

  const read = async (file: Blob) => {
    try {
      table = readTable(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return tell({ kind: 'problem', problem: error.problem });
    }
    const { head, width, rows, encoding, separator } = table;
    const places = Array.from({ length: width }, (_, place) => place);
    const columns = guessColumns(places.map((place) => head[place] ?? ''));
    const examples = places.map((place) => rows.find((row) => row[place]?.trim())?.[place]?.slice(0, 100) ?? '');
    tell({ kind: 'file', summary: { head, columns, examples, rows: rows.length, encoding, separator } });
  };

  const check = (turn: number, reading: Reading) => {
    const rows = table?.rows ?? [];
    for (let first = 0; first < rows.length; first += atOnce) {
      const part = rows.slice(first, first + atOnce);
      tell({ kind: 'rows', turn, rows: part.map((texts, index) => readRow(texts, first + index + 1, reading)) });
    }
    tell({ kind: 'checked', turn, hints: dateHints(rows, reading.columns) });
  };

  return async (asked: ImportAsked): Promise<void> => {
    if (asked.kind === 'read') await read(asked.file);
    else check(asked.turn, asked.reading);
  };
}

// In a worker alone; tests take the reader by itself.
if (typeof document === 'undefined' && typeof postMessage === 'function') {
  const answer = importReader((told) => postMessage(told));
  addEventListener('message', ({ data }: MessageEvent<ImportAsked>) => void answer(data));
}
