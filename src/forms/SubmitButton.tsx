import { useFormikContext } from 'formik';
import { BusyButton, type BusyButtonProps } from '#components/BusyButton.tsx';

/** Props of {@link SubmitButton}. */
export type SubmitButtonProps = Pick<BusyButtonProps, 'children' | 'busyText' | 'size' | 'sx'>;

/** Sends the surrounding form; busy while that takes. */
export function SubmitButton({ children, ...button }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton type="submit" variant="contained" busy={isSubmitting} {...button}>
      {children}
    </BusyButton>
  );
}
