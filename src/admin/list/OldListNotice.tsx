import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type RefObject, useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { listWords } from '#content/admin/list.ts';
import { useFocusFallback } from '../useFocusFallback.ts';

/** Props of {@link OldListNotice}. */
export interface OldListNoticeProps {
  /** Whether the rows are those of an earlier query. */
  isOld: boolean;
  /** Gets the focus if the notice disappears together with its focused button. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Says that the rows are those of an earlier query, if they are. */
export function OldListNotice({ isOld, focusAfter }: OldListNoticeProps) {
  useFocusFallback(isOld, () => !isOld && focusAfter.current?.focus({ preventScroll: true }));
  return isOld && <Notice />;
}

/** Reads the list again once the connection is back, or when its button is pressed. */
function Notice() {
  const { revalidate } = useRevalidator();
  const readAgain = useCallback(() => void revalidate(), [revalidate]);
  useEffect(() => {
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [readAgain]);
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" size="small" onClick={readAgain}>
          {listWords.readAgain}
        </Button>
      }
    >
      {listWords.old}
    </Alert>
  );
}
