import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { listWords } from '#content/admin/list.ts';

/** Says that the rows are those of an earlier query; reads the list again once the connection is back. */
export function OldListNotice() {
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
