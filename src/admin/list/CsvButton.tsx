import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { companyDay } from '#domain/moments.ts';
import { downloadFile } from '#frame/downloadFile.ts';
import { useNotice } from '../Notices.tsx';

/** Props of {@link CsvButton}. */
export interface CsvButtonProps {
  words: { exportCsv: string; exporting: string; exportFailed: string };
  variant?: 'text' | 'outlined';
  /** File name without the date and extension. */
  name: string;
  read: (backend: Backend) => Promise<Blob>;
}

/** @returns the name of a CSV file exported today, in the company's time zone. */
export const csvName = (name: string): string => `${name}-${companyDay(new Date().toISOString())}.csv`;

/** Downloads all matching records, on all pages and in the current order, as a CSV file. */
export function CsvButton({ words, name, variant = 'outlined', read }: CsvButtonProps) {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [busy, setBusy] = useState(false);

  const exportCsv = async () => {
    setBusy(true);
    try {
      downloadFile(await read(await backend()), csvName(name));
    } catch (reason) {
      // Revalidation lets the page ask for a new session.
      if (reason instanceof SignedOut) await revalidate();
      else showNotice(words.exportFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <BusyButton variant={variant} size="small" busy={busy} busyText={words.exporting} onClick={exportCsv}>
      {words.exportCsv}
    </BusyButton>
  );
}
