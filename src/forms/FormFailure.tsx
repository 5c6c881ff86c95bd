import Alert from '@mui/material/Alert';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';

/** Says, as soon as it happens, that the surrounding form did not get through, and what to do. */
export function FormFailure({ sx }: { sx?: SxProps<Theme> }) {
  const { status } = useFormikContext();
  if (!status) return null;
  return (
    <Alert severity="error" sx={sx}>
      {status as string}
    </Alert>
  );
}
