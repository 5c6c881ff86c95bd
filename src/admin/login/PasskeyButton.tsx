import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useBackend } from '#backend/context.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { passkeyWords as words } from '#content/admin/twoStep.ts';
import { explainSignIn } from './explainSignIn.ts';
import { askForPasskey, canUsePasskeys, explainPasskey } from './passkeys.ts';

/** Props of {@link PasskeyButton}. */
export interface PasskeyButtonProps {
  /** Whether the session is to outlive the browser. */
  remember: boolean;
  /** Address of whoever has to sign in again; empty where anybody may. */
  email: string;
  onSignedIn: () => void;
}

/** Signs somebody in with a passkey, which is both steps in one. Browsers that know none do not show it. */
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
      setFailure(explainPasskey(error) ?? explainSignIn(error));
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
