import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { listWords } from '#content/admin/list.ts';
import { type ListName, type SavedView, viewFormSchema } from '#domain/savedView.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { messageOf } from '#forms/messageOf.ts';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { DismissButton } from '../DismissButton.tsx';
import { useFailureNotice } from '../useFailureNotice.ts';
import { useIsMounted } from '../useIsMounted.ts';
import { useChangeViews } from './savedViews.ts';

/** Props of {@link NameViewDialog}. */
export interface NameViewDialogProps {
  list: ListName;
  /** Query string to save under the name. */
  query: string;
  /** View to rename; without it, a new view is saved. */
  view?: SavedView;
  onClose: () => void;
  /** Called with a sentence for the user. */
  onSaved: (sentence: string) => void;
}

const words = listWords.views;
const failedText = (error: unknown) => messageOf(error, words.failed, words);

/** Dialog that names and saves a view. */
export function NameViewDialog({ list, query, view, onClose, onSaved }: NameViewDialogProps) {
  const change = useChangeViews();
  const id = useId();
  const isMounted = useIsMounted();
  const orSayFailure = useFailureNotice(failedText);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{view ? words.renameTitle(view.name) : words.saveTitle}</DialogTitle>
      <AppForm
        initialValues={{ list, query, name: view?.name ?? '' }}
        schema={viewFormSchema}
        failedText={failedText}
        keepsValues
        onSubmit={async (form) => {
          const { name } = form;
          // The server accepts no change of the list.
          await orSayFailure(
            change((views) => (view ? views.change(view.id, { name, query: form.query }) : views.save(form))),
          );
          // If it was closed meanwhile, another dialog may be open.
          if (isMounted.current) onClose();
          onSaved(words.saved(name));
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 2, py: 1 }}>
          <FormFailure />
          <TextField name="name" label={words.name} hint={words.nameHint} autoComplete="off" dir="auto" autoFocus />
        </DialogContent>
        <DialogActions>
          <DismissButton onClick={onClose}>{words.cancel}</DismissButton>
          <SubmitButton size="small" busyText={words.saving}>
            {words.keep}
          </SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
