import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { BusyButton } from '#components/BusyButton.tsx';
import { focusContent } from '#frame/focusContent.ts';

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
