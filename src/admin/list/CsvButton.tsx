import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { downloadFile } from '#frame/downloadFile.ts';
import { useNotice } from '../Notices.tsx';

/** Props of {@link CsvButton}. */
export interface CsvButtonProps {
  words: { exportCsv: string; exporting: string; exportFailed: string };
  variant?: 'text' | 'outlined';
  /** Name of the file, before the day (in UTC). */
  name: string;
  read: (backend: Backend) => Promise<Blob>;
}

/** @returns the name of a file that is exported today (in UTC). */
export const csvName = (name: string): string => `${name}-${new Date().toISOString().slice(0, 10)}.csv`;

/** Saves all that matches, on all pages and in the shown order, as a CSV file. */
export function CsvButton({ words, name, variant = 'outlined', read }: CsvButtonProps) {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const [busy, setBusy] = useState(false);

  const exportCsv = async () => {
    setBusy(true);
    try {
      downloadFile(await read(await backend()), csvName(name));
    } catch (reason) {
      // The page asks for a new session before it shows anything.
      if (reason instanceof SignedOut) await revalidate();
      else say(words.exportFailed);
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
