import { useFormikContext } from 'formik';
import { BusyButton } from '#components/BusyButton.tsx';

/** Props of {@link SubmitButton}. */
export interface SubmitButtonProps {
  children: string;
  /** Said while the form is on its way. */
  busyText: string;
  size?: 'small';
}

/** Sends the surrounding form; busy while that takes. */
export function SubmitButton({ children, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton type="submit" variant="contained" busy={isSubmitting} {...button}>
      {children}
    </BusyButton>
  );
}
