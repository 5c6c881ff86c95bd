import Papa from 'papaparse';
import { maxImportBytes, maxImported } from '#domain/leadImport.ts';

/** Reasons why a file cannot be read as a table. */
export type FileProblem = 'empty' | 'onlyHead' | 'binary' | 'workbook' | 'quotes' | 'tooMany' | 'tooLarge';

/** Character encodings of a file. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** A parsed file. */
export interface Table {
  /** Column headers; empty if the file has none. */
  head: string[];
  /** Number of columns of the widest row. */
  width: number;
  rows: string[][];
  encoding: FileEncoding;
  /** The delimiter between cells. */
  separator: string;
}

/** Thrown if a file does not contain a readable table. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

const begins = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * @returns the decoded text of a file, without its byte order mark.
 * @throws UnreadableFile for workbooks and binary files
 */
export function decode(bytes: Uint8Array): { text: string; encoding: FileEncoding } {
  // Zip archives (Excel, Numbers), and Excel's older binary format.
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableFile('workbook');
  if (begins(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (begins(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  // Control characters that do not occur in text.
  if (bytes.some((byte) => byte < 32 && ![9, 10, 11, 12, 13].includes(byte))) throw new UnreadableFile('binary');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** Matches email addresses, telephone numbers and dates, which are data and not column headers. */
const isData = (cell: string) => /@.+\./.test(cell) || cell.replace(/\D/g, '').length >= 6;

/** The line with which Excel names the delimiter of a file: `sep=;`. */
const separatorLine = /^sep=(.)\r?\n/i;

/** Parses a file. @throws UnreadableFile */
export function readTable(bytes: Uint8Array): Table {
  if (bytes.length > maxImportBytes) throw new UnreadableFile('tooLarge');
  const { text, encoding } = decode(bytes);
  const [line = '', delimiter] = separatorLine.exec(text) ?? [];
  const lines = text.slice(line.length);
  if (lines.trim() === '') throw new UnreadableFile('empty');
  const { data, errors, meta } = Papa.parse<string[]>(lines, {
    delimiter,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableFile('quotes');
  const [first = [], ...others] = data;
  const hasHead = !first.some(isData);
  const rows = hasHead ? others : data;
  if (rows.length === 0) throw new UnreadableFile('onlyHead');
  if (rows.length > maxImported) throw new UnreadableFile('tooMany');
  const width = data.reduce((max, row) => Math.max(max, row.length), 0);
  return { head: hasHead ? first.map((name) => name.trim()) : [], width, rows, encoding, separator: meta.delimiter };
}
