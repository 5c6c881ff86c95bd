/** CSV as RFC 4180 describes it, in the form that spreadsheets open without harm. */

/** Excel takes a file without this mark for the code page of its country. */
export const utf8Mark = '\uFEFF';

/** What a spreadsheet would take for a formula. Source: OWASP, "CSV Injection". */
const formulaStart = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

function writeCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** @param cells the texts of one record. @returns its line, with the line's end. */
export const writeCsvRow = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;
