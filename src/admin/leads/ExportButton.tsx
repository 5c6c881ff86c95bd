import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { leadWords } from '#content/admin/leads.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { downloadFile } from '../downloadFile.ts';
import { useNotice } from '../Notices.tsx';

/** Saves every lead that matches, on all pages and in the shown order, as a CSV file. */
export function ExportButton({ query }: { query: ListQuery }) {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const [busy, setBusy] = useState(false);

  const exportCsv = async () => {
    setBusy(true);
    try {
      const file = await (await backend()).leads.exportCsv(query);
      saveLeads(file);
    } catch (reason) {
      // The page asks for a new session before it shows anything.
      if (reason instanceof SignedOut) await revalidate();
      else say(leadWords.exportFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <BusyButton variant="outlined" size="small" busy={busy} busyText={leadWords.exporting} onClick={exportCsv}>
      {leadWords.exportCsv}
    </BusyButton>
  );
}

/** Hands exported leads to the browser's downloads, as a file named after the day (in UTC). */
export const saveLeads = (file: Blob): void => downloadFile(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
