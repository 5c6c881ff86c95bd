import { useFormikContext } from 'formik';
import { BusyButton, type BusyButtonProps } from '#components/BusyButton.tsx';

/** Props of {@link SubmitButton}. */
export type SubmitButtonProps = Pick<BusyButtonProps, 'children' | 'busyText' | 'size' | 'sx'>;

/** Submits the surrounding form; busy while the request is pending. */
export function SubmitButton({ children, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton type="submit" variant="contained" busy={isSubmitting} {...button}>
      {children}
    </BusyButton>
  );
}
