import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { BusyButton } from '#components/BusyButton.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** The error of the last attempt, as a sentence. */
  error?: string;
  cancel: string;
  confirm: string;
  /** Whether the confirmed action is under way, when it cannot be cancelled any more. */
  busy?: boolean;
  /** Said while it is being done. */
  busyText?: string;
  onCancel: () => void;
  onConfirm: () => void;
  /** Called when the dialog is out of sight. */
  onExited?: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, error, cancel, confirm, busy = false, busyText = confirm, onConfirm, onExited } = props;
  const id = useId();
  const onCancel = busy ? undefined : props.onCancel;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      // A text that is longer than the screen is scrolled with the buttons, by keys, too.
      scroll="body"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
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
