import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { cancelling as words } from '#content/admin/appointments.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { cancelSchema } from '#domain/appointmentForm.ts';
import { mailsBetween } from '#domain/appointmentMails.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useFormEdit, useFormText, useFormUnchanged } from '#forms/useFormField.ts';
import { DismissButton } from '../DismissButton.tsx';
import { submitOnCtrlEnter } from '../keys.ts';
import { FieldsPanel } from '../record/FieldsPanel.tsx';

/**
 * For a stored appointment: a button to cancel it, or, if it is cancelled, the reason and a button to restore it. A
 * cancellation that could not be saved can be dropped.
 * @param appointment as it is stored.
 */
export function CancelPanel({ appointment }: { appointment: AppointmentDetails }) {
  const status = useFormText('status');
  const reason = useFormText('cancelReason');
  const sameStatus = useFormUnchanged('status');
  const sameReason = useFormUnchanged('cancelReason');
  const isStored = sameStatus && sameReason;
  const { setTexts, submit } = useFormEdit();
  const [open, setOpen] = useState(false);
  const [toSave, setToSave] = useState(false);

  // Submits the form after the reason has been set in its values.
  useEffect(() => {
    if (!toSave || status !== 'cancelled') return;
    setToSave(false);
    submit();
  }, [toSave, status, submit]);

  if (status === 'cancelled') {
    return (
      <Alert
        severity={isStored ? 'info' : 'warning'}
        sx={{ gridColumn: '1 / -1' }}
        action={
          <Button color="inherit" size="small" onClick={() => setTexts({ status: 'planned', cancelReason: '' })}>
            {isStored ? words.planAgain : words.back}
          </Button>
        }
      >
        {isStored ? words.cancelled(reason) : words.unsaved(reason)}
      </Alert>
    );
  }
  return (
    <FieldsPanel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.hint}
      </Typography>
      <Button variant="outlined" size="small" color="error" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {words.open}
      </Button>
      <CancelDialog
        open={open}
        isMailed={mailsBetween(appointment, { ...appointment, status: 'cancelled' }, Date.now()).length > 0}
        onClose={() => setOpen(false)}
        onReason={(cancelReason) => {
          setOpen(false);
          setTexts({ status: 'cancelled', cancelReason });
          setToSave(true);
        }}
      />
    </FieldsPanel>
  );
}

interface CancelDialogProps {
  open: boolean;
  /** Whether the client gets a mail with the reason. */
  isMailed: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
}

/** Asks for the reason of a cancellation. */
function CancelDialog({ open, isMailed, onClose, onReason }: CancelDialogProps) {
  const id = useId();
  const textId = `${id}-text`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={submitOnCtrlEnter}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      aria-describedby={textId}
    >
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <AppForm
        initialValues={{ cancelReason: '' }}
        schema={cancelSchema}
        onSubmit={async ({ cancelReason }) => onReason(cancelReason)}
        failedText=""
      >
        {/* MUI removes the space above only right after a title, here a form is between them. */}
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
          <DialogContentText id={textId}>
            {words.text}
            {isMailed && ` ${words.mailed}`}
          </DialogContentText>
          <TextField
            name="cancelReason"
            label={words.reason}
            multiline
            minRows={2}
            dir="auto"
            autoFocus
            aria-required
          />
        </DialogContent>
        <DialogActions>
          <DismissButton onClick={onClose}>{words.back}</DismissButton>
          <Button type="submit" variant="contained" size="small" color="error">
            {words.confirm}
          </Button>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
