import { leadImport } from '#content/admin/leadImport.ts';
import { csvOf } from '#domain/csv.ts';
import { targets } from './columns.ts';
import type { Duplicate, DuplicateAction } from './duplicates.ts';
import type { ReadRow } from './readRows.ts';

/** A row of the file that was not imported. */
export interface LeftOutRow extends Pick<ReadRow, 'number' | 'cells' | 'problems'> {
  /** What the row is a duplicate of; null if it could not be read. */
  duplicateOf: Duplicate['duplicateOf'] | null;
}

/**
 * @param rows all rows of the file.
 * @param chosen returns the choice for a duplicate.
 * @returns the rows that are not imported, in the order of the file.
 */
export function leftOutRows(
  rows: readonly ReadRow[],
  duplicates: readonly Duplicate[],
  chosen: (duplicate: Duplicate) => DuplicateAction,
): LeftOutRow[] {
  const skipped = new Map(
    duplicates
      .filter((each) => chosen(each) === 'skip')
      .map(({ number, duplicateOf }) => [number, duplicateOf] as const),
  );
  return rows
    .filter(({ number, row }) => row === null || skipped.has(number))
    .map(({ number, cells, problems }) => ({ number, cells, problems, duplicateOf: skipped.get(number) ?? null }));
}

/** @returns a CSV file of the rows, with the fields that any of them has, and the reason why they were left out. */
export function leftOutFile(rows: readonly LeftOutRow[]): string {
  const columns = targets.filter(({ value }) => rows.some(({ cells }) => cells[value] !== undefined));
  const head = [leadImport.preview.row, ...columns.map(({ label }) => label), leadImport.result.reason];
  const lines = rows.map((row) => [
    String(row.number),
    ...columns.map(({ value }) => row.cells[value] ?? ''),
    reasonOf(row),
  ]);
  return csvOf([head, ...lines]);
}

function reasonOf({ problems, duplicateOf }: LeftOutRow): string {
  const { lead, earlier } = leadImport.duplicates;
  if (duplicateOf) return 'lead' in duplicateOf ? lead(duplicateOf.lead.name) : earlier(duplicateOf.earlier.number);
  return targets.flatMap(({ value, label }) => (problems[value] ? [`${label}: ${problems[value]}`] : [])).join(' ');
}
