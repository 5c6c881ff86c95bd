import { useRef } from 'react';
import { InvalidInput } from '#backend/errors.ts';
import { pictureWords } from '#content/admin/postForm.ts';

/**
 * Lets a form wait for a picture that is being uploaded, which would otherwise be left out of what is saved.
 * @param field the picture's field.
 * @returns `onBusy` for the field's picker, and `throwIfPending` to call before saving, which throws
 * `InvalidInput` during an upload.
 */
export function usePendingPicture(field: string) {
  const pending = useRef(false);
  return {
    onBusy: (busy: boolean) => {
      pending.current = busy;
    },
    throwIfPending: () => {
      if (pending.current) throw new InvalidInput({ [field]: pictureWords.stillStoring });
    },
  };
}
