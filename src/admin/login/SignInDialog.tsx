import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { SignInOptions } from '#backend/sessionPort.ts';
import { login } from '#content/admin/login.ts';
import { LoginForm } from './LoginForm.tsx';

const { again } = login;

/** Props of {@link SignInDialog}. */
export interface SignInDialogProps {
  open: boolean;
  /** Email of the account whose session has ended. */
  email: string;
  options: SignInOptions;
  /** Called when the dialog closes, with whether the user has signed in. */
  onAnswer: (signedIn: boolean) => void;
}

/** Login dialog over a page whose session has ended. */
export function SignInDialog({ open, email, options, onAnswer }: SignInDialogProps) {
  const id = useId();
  const cancel = () => onAnswer(false);
  // Without an entry in the history: Back is about the page below, which may have unsaved work.
  const [isSecond, setIsSecond] = useState(false);
  const step = { isSecond, openSecond: () => setIsSecond(true), back: () => setIsSecond(false) };
  return (
    <Dialog
      open={open}
      onClose={cancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{again.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 3 }}>
          {again.text}
        </DialogContentText>
        <LoginForm options={options} step={step} email={email} onSignedIn={() => onAnswer(true)}>
          <Button variant="outlined" onClick={cancel}>
            {again.cancel}
          </Button>
        </LoginForm>
      </DialogContent>
    </Dialog>
  );
}
