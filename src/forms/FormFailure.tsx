import Alert from '@mui/material/Alert';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Alert with the error message of the last failed submission of the surrounding form. */
export function FormFailure({ sx }: { sx?: SxProps<Theme> }) {
  const { status, initialStatus } = useFormikContext();
  const alert = useRef<HTMLDivElement>(null);
  // Next to the submit button, so that on phones it appears below the edge of the screen.
  useEffect(() => {
    if (status && status !== initialStatus) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [status, initialStatus]);
  if (!status) return null;
  return (
    <Alert
      ref={alert}
      severity="error"
      // Leaves room for the submit button below, and for a header above.
      sx={[{ scrollMarginBlock: '96px' }, ...(Array.isArray(sx) ? sx : [sx])]}
      tabIndex={-1}
      // Without JavaScript, the browser focuses the message in the HTML that the server sent.
      autoFocus={status === initialStatus}
    >
      {status}
    </Alert>
  );
}
