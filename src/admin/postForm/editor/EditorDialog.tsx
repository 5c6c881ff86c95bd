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
  /** Applies the values to the text; the dialog closes afterwards. @throws InvalidInput if it cannot do so yet. */
  onApply: (record: Values) => void;
  onClose: () => void;
  /** Additional action, opposite the other buttons. */
  action?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A small form in a dialog over the editor; closing it restores the focus. */
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
