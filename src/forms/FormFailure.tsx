import Alert from '@mui/material/Alert';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import type { TooManyAttempts } from '#backend/errors.ts';

/** @returns for how many minutes, one at least, somebody has to wait who has tried too often. */
export const minutesToWait = ({ retryAfter }: TooManyAttempts): number => Math.max(1, Math.ceil(retryAfter / 60));

/** Says, as soon as it happens, that the surrounding form did not get through, and what to do. */
export function FormFailure({ sx }: { sx?: SxProps<Theme> }) {
  const { status, initialStatus } = useFormikContext();
  if (!status) return null;
  return (
    <Alert
      severity="error"
      sx={sx}
      tabIndex={-1}
      // On a page that a server has sent with it, a browser without JavaScript goes there.
      autoFocus={status === initialStatus}
    >
      {status as string}
    </Alert>
  );
}
