import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useBackend } from '#backend/context.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { login } from '#content/admin/login.ts';
import { passkeyWords as words } from '#content/admin/twoStep.ts';
import { refusedPasskey } from '#domain/twoStep.ts';
import { messageOf } from '#forms/messageOf.ts';
import { askForPasskey, canUsePasskeys, passkeyMessageOf } from './passkeys.ts';

/** Props of {@link PasskeyButton}. */
export interface PasskeyButtonProps {
  /** Whether the session persists after the browser is closed. */
  remember: boolean;
  /** Email of a user who has to sign in again; empty if any account may sign in. */
  email: string;
  onSignedIn: () => void;
}

/** Signs in with a passkey, which replaces password and second step. Hidden in browsers without passkey support. */
export function PasskeyButton({ remember, email, onSignedIn }: PasskeyButtonProps) {
  const backend = useBackend();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (!canUsePasskeys()) return null;

  const signIn = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { session } = await backend();
      const user = await session.signInWithPasskey(await askForPasskey(await session.requestPasskey()), remember);
      if (email === '' || user.email === email) return onSignedIn();
      await session.signOut();
      setFailure(words.otherAccount);
    } catch (error) {
      setFailure(
        passkeyMessageOf(error, words.cancelled) ??
          messageOf(error, login.failed, { ...login, refused: refusedPasskey }),
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {failure && <Alert severity="error">{failure}</Alert>}
      <BusyButton type="button" variant="outlined" busy={busy} busyText={words.using} onClick={signIn}>
        {words.use}
      </BusyButton>
    </>
  );
}
