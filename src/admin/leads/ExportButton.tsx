import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { leadWords } from '#content/admin/leads.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import { useNotice } from '../Notices.tsx';

/** Saves every lead that matches, on all pages and in the shown order, as a CSV file named after the day (in UTC). */
export function ExportButton({ query }: { query: ListQuery }) {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const [busy, setBusy] = useState(false);

  const exportCsv = async () => {
    setBusy(true);
    try {
      const file = await (await backend()).leads.exportCsv(query);
      saveFile(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
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

/** How long the browser may take to read what it saves, in ms; Safari begins late. */
const readingTime = 40_000;

/** Hands a file to the browser's downloads. @param name what it is called there. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readingTime);
}
