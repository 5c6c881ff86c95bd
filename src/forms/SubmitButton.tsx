import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { HiddenStatus } from '#components/HiddenStatus.tsx';

/** Props of {@link SubmitButton}. */
export interface SubmitButtonProps {
  children: string;
  /** Said while the form is on its way. */
  busyText: string;
  size?: 'small';
}

/** Sends the surrounding form. While that takes, it stays where the focus is, but does nothing and says so. */
export function SubmitButton({ children, busyText, size }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <Button type="submit" variant="contained" size={size} aria-disabled={isSubmitting}>
        {isSubmitting ? busyText : children}
      </Button>
      <HiddenStatus>{isSubmitting && busyText}</HiddenStatus>
    </>
  );
}
