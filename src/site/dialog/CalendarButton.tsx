import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { CalendarEntry } from '#domain/calendarFile.ts';
import { downloadFile } from '#frame/downloadFile.ts';

/** Props of {@link CalendarButton}. */
export interface CalendarButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** Builds the calendar entry with the module that is loaded on click. */
  entryOf: (calendarFile: typeof import('#domain/calendarFile.ts')) => CalendarEntry;
  /** Name of the file. */
  fileName: string;
  /** Error message if the file could not be created. */
  failedText: string;
  children: ReactNode;
}

/** Downloads a calendar file; the code that creates it is loaded on click. */
export function CalendarButton({ entryOf, fileName, failedText, ...button }: CalendarButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async () => {
    setHasFailed(false);
    try {
      const calendarFile = await import('#domain/calendarFile.ts');
      downloadFile(
        new Blob([calendarFile.calendarText([entryOf(calendarFile)])], { type: calendarFile.calendarType }),
        fileName,
      );
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Button
        {...button}
        onClick={download}
        sx={[
          { '@media (scripting: none)': { display: 'none' } },
          ...(Array.isArray(button.sx) ? button.sx : [button.sx]),
        ]}
      />
      {hasFailed && <Alert severity="error">{failedText}</Alert>}
    </>
  );
}
