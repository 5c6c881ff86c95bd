import { useId } from 'react';
import { review } from '#content/review.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { Thanks } from '../dialog/Thanks.tsx';
import { useSent } from '../dialog/useSent.ts';
import { ReviewForm } from './ReviewForm.tsx';

/** Props of {@link ReviewDialog}. */
export interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  /** Token of the visitor's personal link, or empty. */
  token: string;
  /** Called after the confirmation of a sent review was closed. */
  onDone: () => void;
}

/** Dialog with the review form, then the confirmation. */
export function ReviewDialog({ open, onClose, token, onDone }: ReviewDialogProps) {
  const titleId = useId();
  const { sent, setSent, forgetSeen } = useSent<true>(open);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      titleId={titleId}
      closeLabel={review.closeLabel}
      // The form is reset only after the closing transition.
      onExited={() => {
        if (forgetSeen()) onDone();
      }}
    >
      {sent ? (
        <Thanks titleId={titleId} {...review.success} />
      ) : (
        <ReviewForm titleId={titleId} token={token} onSent={() => setSent(true)} />
      )}
    </FormDialog>
  );
}
