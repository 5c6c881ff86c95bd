import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import type { Backend } from '#backend/backend.ts';
import { passkeyWords, twoStep as words } from '#content/admin/twoStep.ts';
import { confirmationSchema, type NewAuthenticator, newPasskeySchema } from '#domain/twoStep.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { PasswordField } from '#forms/PasswordField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { makePasskey, passkeyMessageOf } from '../login/passkeys.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** A change of an account's two-step verification. */
export type TwoStepTask =
  | { kind: 'authenticator' | 'passkey' | 'removeAuthenticator' | 'codes' }
  | { kind: 'removePasskey'; id: string; name: string };

/** Props of {@link TwoStepDialog}. */
export interface TwoStepDialogProps {
  open: boolean;
  task: TwoStepTask;
  /** The account's address, for the browser's password manager. */
  email: string;
  onClose: () => void;
  /** Called when the change is made; the dialog may still show recovery codes. */
  onChanged: () => void;
  onExited: () => void;
}

/** Asks for the password and changes two-step verification; then shows new recovery codes, if any. */
export function TwoStepDialog({ open, task, email, onClose, onChanged, onExited }: TwoStepDialogProps) {
  const id = useId();
  const whileSignedIn = useWhileSignedIn();
  const showNotice = useNotice();
  const [app, setApp] = useState<NewAuthenticator | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const taskWords = words.tasks[task.kind];

  // The notice is delayed until the codes are closed, as it would cover their buttons on phones.
  const closeWithNotice = () => {
    showNotice(taskWords.done);
    onClose();
  };
  /** @param newCodes recovery codes to show once; null if there are none. */
  const showResult = (newCodes: string[] | null) => {
    onChanged();
    setApp(null);
    if (newCodes) setCodes(newCodes);
    else closeWithNotice();
  };

  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  /**
   * Runs an action during which the dialog stays open: recovery codes that it creates are shown only once. Does nothing
   * if the dialog was closed while the form was being checked.
   */
  const runWhileOpen = async (action: (steps: Backend['twoStep']) => Promise<void>) => {
    if (!isOpen.current) return;
    setBusy(true);
    try {
      await whileSignedIn(({ twoStep }) => action(twoStep));
    } finally {
      setBusy(false);
    }
  };
  const runTask = async (steps: Backend['twoStep'], { password, name = '' }: { password: string; name?: string }) => {
    if (task.kind === 'authenticator') return setApp(await steps.beginAuthenticator(password));
    if (task.kind === 'passkey') {
      return showResult(await steps.addPasskey(name, await makePasskey(await steps.beginPasskey(password))));
    }
    if (task.kind === 'codes') return showResult(await steps.renewCodes(password));
    if (task.kind === 'removePasskey') await steps.removePasskey(task.id, password);
    else await steps.removeAuthenticator(password);
    showResult(null);
  };

  const shown = codes ? words.shown : app ? words.app : taskWords;
  return (
    <Dialog
      open={open}
      // A click on the backdrop must not close codes that are shown only once.
      onClose={codes || busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`}>{shown.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 3 }}>
          {task.kind === 'removePasskey' && <strong dir="auto">{task.name}: </strong>}
          {shown.text}
        </DialogContentText>
        {codes && <RecoveryCodes codes={codes} email={email} onClose={closeWithNotice} />}
        {!codes && app && (
          <AuthenticatorForm
            app={app}
            onCode={(code) => runWhileOpen(async (steps) => showResult(await steps.confirmAuthenticator(code)))}
            busy={busy}
            onCancel={onClose}
          />
        )}
        {!codes && !app && (
          <AppForm
            initialValues={newPasskeySchema.getDefault()}
            schema={task.kind === 'passkey' ? newPasskeySchema : confirmationSchema}
            onSubmit={(form) => runWhileOpen((steps) => runTask(steps, form))}
            failedText={(error) =>
              passkeyMessageOf(error, passkeyWords.notCreated) ?? messageOf(error, words.failed, words)
            }
            keepsValues
          >
            <Box sx={{ display: 'grid', gap: 2 }}>
              <FormFailure />
              <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
              {task.kind === 'passkey' && (
                <TextField name="name" label={words.name} hint={words.nameHint} aria-required autoFocus dir="auto" />
              )}
              <PasswordField
                name="password"
                label={words.password}
                show={words.show}
                hide={words.hide}
                autoFocus={task.kind !== 'passkey'}
              />
              <SubmitButton busyText={taskWords.busy}>{taskWords.submit}</SubmitButton>
              <Button variant="outlined" onClick={busy ? undefined : onClose} aria-disabled={busy}>
                {words.cancel}
              </Button>
            </Box>
          </AppForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
