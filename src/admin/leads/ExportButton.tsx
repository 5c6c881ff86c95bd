import { leadWords } from '#content/admin/leads.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { CsvButton } from '../list/CsvButton.tsx';

/** Downloads all matching leads, on all pages and in the current order, as a CSV file. */
export function ExportButton({ query }: { query: ListQuery }) {
  return <CsvButton words={leadWords} name="leads" variant="text" read={({ leads }) => leads.exportCsv(query)} />;
}
