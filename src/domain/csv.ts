/** CSV as in RFC 4180, escaped so that spreadsheets do not run formulas. */
import { type Entity, type EntityRecord, type Field, textOf } from './entity.ts';

/** Byte order mark; without it, Excel assumes the code page of the system. */
const utf8Mark = '\uFEFF';

/**
 * Positions at which a spreadsheet may see the start of a formula: at the start of a cell, and after characters that it
 * may take for a separator. With semicolons or tabs as separators, the quotation marks of all cells but the first are
 * ignored. Source: OWASP, "CSV Injection"; the full-width signs are for Japanese and Chinese versions.
 */
const formulaStart = /(^|[;\t\r\n])(?=["']*[=+\-@＝＋－＠])/g;
/** Whitespace that spreadsheets skip at the start of a cell. */
const skippedStart = /^(?=[\t\r\n])/;

function writeCell(text: string): string {
  const harmless = text.replace(formulaStart, "$1'").replace(skippedStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Reverts the escaping of `writeCell`. Stored texts are trimmed, so none begins with skipped whitespace. */
const harmlessStart = /(^|[;\t\r\n])'(?=["']*[=+\-@＝＋－＠])/g;

/** @param text of a cell, without its quotation marks. @returns the original text of an exported file. */
export const readCell = (text: string): string => text.replace(harmlessStart, '$1');

/** @param cells the texts of one record. @returns the CSV line, including the line break. */
const writeCsvRow = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;

/** @param rows the texts of each record. @returns the CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string => utf8Mark + rows.map(writeCsvRow).join('');

/** @returns the fields of an exported file in the order of its columns: all except ids of other records. */
export const exportedFields = <Row>({ fields }: Entity<Row>) =>
  (Object.entries(fields) as [name: keyof Row & string, field: Field][]).filter(
    ([, field]) => !(field.kind === 'text' && field.nullable),
  );

/** @returns the header line of an exported list. */
export const csvHead = (entity: Entity): string => csvOf([exportedFields(entity).map(([, { label }]) => label)]);

/** @returns the lines of records in an exported list. */
export function csvLines(entity: Entity, records: readonly EntityRecord[]): string {
  const fields = exportedFields(entity);
  return records
    .map((record) => writeCsvRow(fields.map(([name, field]) => textOf(field, record[name] ?? null))))
    .join('');
}

/** @returns the records as a CSV file. */
export const csvFile = (entity: Entity, records: readonly EntityRecord[]): string =>
  csvHead(entity) + csvLines(entity, records);
