import { useRef, useState } from 'react';
import { pictureWords } from '#content/admin/postForm.ts';
import type { FieldControl } from '#forms/ControlField.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';

/**
 * Uploads pictures for a field, which gets the one chosen last.
 * @param onBusy called when an upload begins and ends.
 * @returns the upload function, and whether an upload is pending.
 */
export function useStorePicture({ setValue, setError }: FieldControl, onBusy?: (busy: boolean) => void) {
  const whileSignedIn = useWhileSignedIn();
  const [busy, setBusy] = useState(false);
  const latest = useRef<File>(undefined);
  const changeBusy = (isBusy: boolean) => {
    setBusy(isBusy);
    onBusy?.(isBusy);
  };

  const store = async (file: File) => {
    // React's strict mode runs effects twice.
    if (latest.current === file) return;
    if (!file.type.startsWith('image/')) {
      setError(pictureWords.notAnImage);
      return;
    }
    latest.current = file;
    const isLatest = () => latest.current === file;
    setError(undefined);
    changeBusy(true);
    try {
      const address = await whileSignedIn(({ images }) => images.store(file));
      if (isLatest()) setValue(address);
    } catch (error) {
      if (isLatest()) setError(messageOf(error, pictureWords.failed, { signedOut: pictureWords.signedOut }));
    } finally {
      if (isLatest()) {
        latest.current = undefined;
        changeBusy(false);
      }
    }
  };
  return { busy, store };
}
