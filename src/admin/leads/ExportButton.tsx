import { leadWords } from '#content/admin/leads.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { CsvButton, csvName } from '../list/CsvButton.tsx';

/** Saves every lead that matches, on all pages and in the shown order, as a CSV file. */
export function ExportButton({ query }: { query: ListQuery }) {
  return <CsvButton words={leadWords} name="leads" variant="text" read={({ leads }) => leads.exportCsv(query)} />;
}

/** Hands exported leads to the browser's downloads, as a file named after the day (in UTC). */
export const saveLeads = (file: Blob): void => downloadFile(file, csvName('leads'));
