import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { CalendarEntry } from '#domain/calendarFile.ts';
import { downloadFile } from '#frame/downloadFile.ts';

/** Props of {@link CalendarButton}. */
export interface CalendarButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** Writes what is to stand in the calendar, with what is loaded for that. */
  entryOf: (written: typeof import('#domain/calendarFile.ts')) => CalendarEntry;
  /** Name of the file. */
  fileName: string;
  /** Said where it could not be made. */
  failed: string;
  children: ReactNode;
}

/** Hands an entry for the visitor's calendar out as a file; what writes it is loaded with the press. */
export function CalendarButton({ entryOf, fileName, failed, ...button }: CalendarButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async () => {
    setHasFailed(false);
    try {
      const written = await import('#domain/calendarFile.ts');
      downloadFile(new Blob([written.calendarText([entryOf(written)])], { type: written.calendarType }), fileName);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Button {...button} onClick={download} />
      {hasFailed && <Alert severity="error">{failed}</Alert>}
    </>
  );
}
