import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useRef, useState } from 'react';
import { BusyButton } from '#components/BusyButton.tsx';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import { focusContent } from '#frame/focusContent.ts';
import { useFailureNotice } from './useFailureNotice.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** Error message of the last attempt. */
  error?: string;
  cancel: string;
  confirm: string;
  /** Whether the confirmed action is pending; it can no longer be cancelled then. Default: false. */
  busy?: boolean;
  /** Label of the confirm button while busy. Default: `confirm`. */
  busyText?: string;
  onCancel: () => void;
  onConfirm: () => void;
  /** Called after the closing transition. */
  onExited?: () => void;
}

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  open: boolean;
  words: RecordFormWords['leaving'];
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether unsaved text is to be lost. */
export const LeaveDialog = ({ open, words: { title, text, stay, leave }, onStay, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    title={title}
    text={text}
    cancel={stay}
    confirm={leave}
    onCancel={onStay}
    onConfirm={onLeave}
  />
);

/** Confirmation dialog for irreversible actions. The cancel button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, error, cancel, confirm, busy = false, busyText = confirm, onConfirm, onExited } = props;
  const id = useId();
  const onCancel = busy ? undefined : props.onCancel;
  const exited = (dialog: HTMLElement) => {
    onExited?.();
    // The control that opened the dialog may be gone, e.g. with a record that somebody else has deleted.
    if (dialog.contains(document.activeElement)) focusContent();
  };
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      // Text longer than the screen scrolls together with the buttons, by keyboard as well.
      scroll="body"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: exited } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" size="small" onClick={onCancel} aria-disabled={busy} autoFocus>
          {cancel}
        </Button>
        <BusyButton variant="contained" size="small" color="error" busy={busy} busyText={busyText} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

/** Options of {@link useConfirmedAction}. */
export interface ConfirmedActionOptions<Subject> {
  /** Runs the confirmed action. If it rejects, the dialog stays open with a message. */
  run: (subject: Subject) => Promise<void>;
  /** @returns the message for an error of `run`. */
  failedText: (error: unknown) => string;
  /** Called once the action is done and the dialog closed, e.g. to move the focus if the control that asked is gone. */
  onDone?: () => void;
}

/**
 * Runs an action after a confirmation.
 * @returns `ask`, which opens the dialog; its subject, kept while the dialog fades out; and the dialog's state, as props.
 */
export function useConfirmedAction<Subject>({ run, failedText, onDone }: ConfirmedActionOptions<Subject>) {
  const [subject, setSubject] = useState<Subject>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const isDone = useRef(false);
  const orSayFailure = useFailureNotice(failedText);

  const ask = useCallback((next: Subject) => {
    isDone.current = false;
    setSubject(next);
    setError('');
    setOpen(true);
  }, []);
  const confirm = async () => {
    // While it fades out, its button can still be pressed.
    if (subject === undefined || !open) return;
    setBusy(true);
    setError('');
    try {
      await orSayFailure(run(subject));
      isDone.current = true;
      setOpen(false);
    } catch (reason) {
      setError(failedText(reason));
    } finally {
      setBusy(false);
    }
  };
  const dialogProps = {
    open,
    busy,
    error,
    onCancel: () => setOpen(false),
    onConfirm: () => void confirm(),
    onExited: () => isDone.current && onDone?.(),
  };
  return { ask, subject, dialogProps };
}
