import { useEffect, useRef, useState } from 'react';
import { type ImportTarget, maxImportBytes } from '#domain/leadImport.ts';
import type { Person } from '#domain/session.ts';
import type { FileSummary, ImportMessage, ImportRequest } from './importWorker.ts';
import type { DateOrder, ReadRow } from './readRows.ts';
import type { FileProblem } from './readTable.ts';

/** A chosen file and its parsed content. */
export interface ImportFile {
  /** File name; empty if no file was chosen. */
  name: string;
  state: 'none' | 'reading' | 'checking' | 'ready' | 'problem';
  problem: FileProblem | 'failed' | null;
  summary: FileSummary | null;
  /** The target of each column; null for columns to skip. */
  columns: readonly (ImportTarget | null)[];
  /** Null if the user has to choose it. */
  dateOrder: DateOrder | null;
  hints: { example: string; dayFirst: boolean };
  rows: readonly ReadRow[];
}

const noFile: ImportFile = {
  name: '',
  state: 'none',
  problem: null,
  summary: null,
  columns: [],
  dateOrder: null,
  hints: { example: '', dayFirst: false },
  rows: [],
};

/** @returns whether the user has to choose the order of day and month: some dates are only valid with the day first. */
export const needsDateOrder = ({ hints, dateOrder }: ImportFile): boolean => hints.dayFirst && dateOrder === null;

/**
 * @param people staff members who may be named as responsible.
 * @returns the file, parsed by a worker, and functions to choose it and to change its settings.
 */
export function useImportFile(people: readonly Person[]) {
  const [file, setFile] = useState(noFile);
  const worker = useRef<Worker>(undefined);
  const turn = useRef(0);
  const receivedRows = useRef<ReadRow[]>([]);
  useEffect(() => () => worker.current?.terminate(), []);

  const send = (request: ImportRequest) => worker.current?.postMessage(request);
  const check = (columns: ImportFile['columns'], dateOrder: DateOrder | null) => {
    turn.current += 1;
    receivedRows.current = [];
    setFile((before) => ({ ...before, state: 'checking', columns, dateOrder }));
    send({
      kind: 'check',
      turn: turn.current,
      reading: { columns, dateOrder: dateOrder ?? 'monthFirst', people: [...people] },
    });
  };
  const receive = (message: ImportMessage) => {
    if (message.kind === 'problem') setFile((before) => ({ ...before, state: 'problem', problem: message.problem }));
    else if (message.kind === 'file') {
      setFile((before) => ({ ...before, summary: message.summary }));
      check(message.summary.columns, null);
    } else if (message.turn !== turn.current) return;
    else if (message.kind === 'rows') receivedRows.current.push(...message.rows);
    else setFile((before) => ({ ...before, state: 'ready', hints: message.hints, rows: receivedRows.current }));
  };

  return {
    file,
    choose: (chosen: File) => {
      worker.current?.terminate();
      if (chosen.size > maxImportBytes) {
        setFile({ ...noFile, name: chosen.name, state: 'problem', problem: 'tooLarge' });
        return;
      }
      setFile({ ...noFile, name: chosen.name, state: 'reading' });
      worker.current = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
      worker.current.onmessage = ({ data }: MessageEvent<ImportMessage>) => receive(data);
      worker.current.onerror = () => setFile((before) => ({ ...before, state: 'problem', problem: 'failed' }));
      send({ kind: 'read', file: chosen });
    },
    setColumn: (place: number, target: ImportTarget | null) =>
      check(
        // A target can be assigned to one column only.
        file.columns.map((other, index) => (index === place ? target : other === target ? null : other)),
        file.dateOrder,
      ),
    setDateOrder: (order: DateOrder) => check(file.columns, order),
  };
}
