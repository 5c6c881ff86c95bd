import { useId, useState } from 'react';
import { review } from '#content/review.ts';
import { FormDialog } from '../dialog/FormDialog.tsx';
import { Thanks } from '../dialog/Thanks.tsx';
import { ReviewForm } from './ReviewForm.tsx';

/** Props of {@link ReviewDialog}. */
export interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  /** Token of the personal link that the visitor came by, or empty. */
  token: string;
  /** Called when a review is sent and the thanks for it are out of sight. */
  onDone: () => void;
}

/** The form in which a client says how it was, until it is sent; then the thanks. */
export function ReviewDialog({ open, onClose, token, onDone }: ReviewDialogProps) {
  const titleId = useId();
  const [sent, setSent] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      titleId={titleId}
      closeLabel={review.closeLabel}
      // The form comes back empty only once the thanks are out of sight.
      onExited={() => {
        if (!sent) return;
        setSent(false);
        onDone();
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
