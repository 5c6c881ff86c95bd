import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { DismissButton } from '../../DismissButton.tsx';

/** Props of {@link EditorDialog}. */
export interface EditorDialogProps<Values extends Record<string, string>>
  extends Pick<AppFormProps<Values, Values>, 'initialValues' | 'schema'> {
  words: { title: string; cancel: string; apply: string };
  /** Puts into the text what was asked for; the dialog closes after it. */
  onApply: (record: Values) => void;
  onClose: () => void;
  /** Something else that can be done, opposite the other buttons. */
  action?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A small form over the editor; closing it brings the focus back to where it was. */
export function EditorDialog<Values extends Record<string, string>>(props: EditorDialogProps<Values>) {
  const { words, initialValues, schema, onApply, onClose, action, children } = props;
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <AppForm
        initialValues={initialValues}
        schema={schema}
        failedText=""
        keepsValues
        onSubmit={async (record) => {
          onApply(record);
          onClose();
        }}
      >
        <DialogContent sx={{ py: 1 }}>{children}</DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {action}
          <DismissButton onClick={onClose}>{words.cancel}</DismissButton>
          <SubmitButton size="small" busyText={words.apply}>
            {words.apply}
          </SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
