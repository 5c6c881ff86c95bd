/** CSV as RFC 4180 describes it, in the form that spreadsheets open without harm. */
import { type Entity, type EntityRecord, type Field, textOf } from './entity.ts';

/** Excel takes a file without this mark for the code page of its country. */
const utf8Mark = '\uFEFF';

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and after what it takes for the end of one. Where
 * its country separates cells by semicolons or it is told to by tabs, the quotation marks of all cells but the first
 * count for nothing. Source: OWASP, "CSV Injection"; the full-width signs are for Japanese and Chinese versions.
 */
const formulaStart = /(^|[;\t\r\n])(?=["']*[=+\-@＝＋－＠])/g;
/** Spreadsheets leave these away, and what follows is the start. */
const skippedStart = /^(?=[\t\r\n])/;

function writeCell(text: string): string {
  const harmless = text.replace(formulaStart, "$1'").replace(skippedStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** What `writeCell` has put before what would be a formula. Stored texts are trimmed: none begins with what is skipped. */
const harmlessStart = /(^|[;\t\r\n])'(?=["']*[=+\-@＝＋－＠])/g;

/** @param text of a cell, out of its quotation marks. @returns what an exported file means by it. */
export const readCell = (text: string): string => text.replace(harmlessStart, '$1');

/** @param cells the texts of one record. @returns its line, with the line's end. */
const writeCsvRow = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;

/** @returns the fields of an exported file: all but ids of other records, which nobody can read. */
const exported = ({ fields }: Entity): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => !(field.kind === 'text' && field.nullable));

/** @returns what an exported list begins with: its header. */
export const csvHead = (entity: Entity): string =>
  utf8Mark + writeCsvRow(exported(entity).map(([, { label }]) => label));

/** @returns one record's line of an exported list. */
export const csvLine = (entity: Entity, record: EntityRecord): string =>
  writeCsvRow(exported(entity).map(([name, field]) => textOf(field, record[name] ?? null)));

/** @returns the records as a CSV file. */
export const csvFile = (entity: Entity, records: readonly EntityRecord[]): string =>
  csvHead(entity) + records.map((record) => csvLine(entity, record)).join('');
