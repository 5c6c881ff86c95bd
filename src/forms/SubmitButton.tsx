import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** Sends the surrounding form. @param busyText said while it is on its way. */
export function SubmitButton({ children, busyText }: { children: string; busyText: string }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting} aria-live="polite">
      {isSubmitting ? busyText : children}
    </Button>
  );
}
