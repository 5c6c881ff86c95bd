import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBackend } from '#backend/context.ts';
import { leadWords } from '#content/admin/leads.ts';
import type { LeadQuery } from '#domain/lead.ts';
import { useNotice } from '../Notices.tsx';
import { saveFile } from './saveFile.ts';

/** Saves every lead that matches, on all pages and in the shown order, as a CSV file named after the day (in UTC). */
export function ExportButton({ query }: { query: LeadQuery }) {
  const backend = useBackend();
  const say = useNotice();
  const [busy, setBusy] = useState(false);

  const exportCsv = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const file = await (await backend()).leads.exportCsv(query);
      saveFile(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      say(leadWords.exportFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="outlined" size="small" onClick={exportCsv} aria-disabled={busy}>
      {busy ? leadWords.exporting : leadWords.exportCsv}
    </Button>
  );
}
