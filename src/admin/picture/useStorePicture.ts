import { useRef, useState } from 'react';
import { useBackend } from '#backend/context.ts';
import { pictureWords } from '#content/admin/postForm.ts';
import type { FieldControl } from '#forms/ControlField.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';

/**
 * Uploads a picture for a field.
 * @param onBusy called when an upload begins and ends.
 * @returns the upload function, and whether an upload is pending.
 */
export function useStorePicture({ setValue, setError }: FieldControl, onBusy?: (busy: boolean) => void) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const [busy, setBusy] = useState(false);
  const current = useRef<File>(undefined);
  const tell = (now: boolean) => {
    setBusy(now);
    onBusy?.(now);
  };

  const store = async (file: File) => {
    if (current.current) return;
    if (!file.type.startsWith('image/')) {
      setError(pictureWords.notAnImage);
      return;
    }
    current.current = file;
    tell(true);
    try {
      setValue(await whileSignedIn(async () => (await backend()).images.store(file)));
    } catch (error) {
      setError(messageOf(error, pictureWords.failed, { signedOut: pictureWords.signedOut }));
    } finally {
      current.current = undefined;
      tell(false);
    }
  };
  return { busy, store };
}
