/**
 * CSV as in RFC 4180, escaped so that spreadsheets do not run formulas; cells are separated as spreadsheets of the
 * language expect.
 */
import { language } from '#content/language.ts';
import { type Entity, type EntityRecord, type Field, textOf } from './entity.ts';

/** Byte order mark; without it, Excel assumes the code page of the system. */
const utf8Mark = '\uFEFF';

/** @returns the separator of cells: a semicolon in languages whose decimal sign is the comma, as in Excel. */
function listSeparator(): ',' | ';' {
  const parts = new Intl.NumberFormat(language.locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

/** @returns a pattern for the start of a formula in a cell, or after one of the separators. @param mark stands before it. */
const formulaStart = (separators: string, mark = ''): RegExp =>
  new RegExp(`(^|[${separators}\\t\\r\\n])${mark}(?=["']*[=+\\-@＝＋－＠])`, 'g');

/**
 * Positions at which a spreadsheet may see the start of a formula: at the start of a cell, and after characters that it
 * may take for a separator. With another separator than the file's, the quotation marks of all cells but the first are
 * ignored. Source: OWASP, "CSV Injection"; the full-width signs are for Japanese and Chinese versions.
 */
const harmfulStart = { ',': formulaStart(';'), ';': formulaStart(',') };
/** Whitespace that spreadsheets skip at the start of a cell. */
const skippedStart = /^(?=[\t\r\n])/;

function writeCell(text: string, separator: ',' | ';'): string {
  const harmless = text.replace(harmfulStart[separator], "$1'").replace(skippedStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Reverts the escaping of `writeCell`. Stored texts are trimmed, so none begins with skipped whitespace. */
const harmlessStart = formulaStart(',;', "'");

/** @param text of a cell, without its quotation marks. @returns the original text of an exported file. */
export const readCell = (text: string): string => text.replace(harmlessStart, '$1');

/** @param rows the texts of each record. @returns their CSV lines, including the line breaks. */
function writeRows(rows: readonly (readonly string[])[]): string {
  const separator = listSeparator();
  return rows.map((cells) => `${cells.map((text) => writeCell(text, separator)).join(separator)}\r\n`).join('');
}

/** @param rows the texts of each record. @returns the CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]): string => utf8Mark + writeRows(rows);

/** @returns the fields of an exported file in the order of its columns: all except ids of other records. */
export const exportedFields = <Row>({ fields }: Entity<Row>) =>
  (Object.entries(fields) as [name: keyof Row & string, field: Field][]).filter(
    ([, field]) => !(field.kind === 'text' && field.nullable),
  );

/** @returns the header line of an exported list. */
export const csvHead = (entity: Entity): string => csvOf([exportedFields(entity).map(([, { label }]) => label)]);

/** @returns the lines of records in an exported list. */
function csvLines(entity: Entity, records: readonly EntityRecord[]): string {
  const fields = exportedFields(entity);
  return writeRows(records.map((record) => fields.map(([name, field]) => textOf(field, record[name] ?? null))));
}

/** @returns the records as a CSV file. */
export const csvFile = (entity: Entity, records: readonly EntityRecord[]): string =>
  csvHead(entity) + csvLines(entity, records);

/** Yields the same file in parts, for many records. @param chunks the records, some at a time. */
export async function* csvParts(
  entity: Entity,
  chunks: AsyncIterable<readonly EntityRecord[]>,
): AsyncGenerator<string> {
  yield csvHead(entity);
  for await (const records of chunks) yield csvLines(entity, records);
}
