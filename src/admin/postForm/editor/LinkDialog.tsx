import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Editor } from '@tiptap/core';
import { editorWords } from '#content/admin/postForm.ts';
import { linkSchema } from '#domain/richText.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import { removeLink, setLink } from './insert.ts';

const { linkDialog: words } = editorWords;

/** Asks where the selected words shall lead, or takes their link away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const href: string = editor.getAttributes('link').href ?? '';
  return (
    <EditorDialog title={words.title} onClose={onClose}>
      <AppForm
        initialValues={{ href }}
        schema={linkSchema}
        failedText=""
        keepsValues
        noValidate
        onSubmit={async (link) => {
          setLink(editor, link.href);
          onClose();
        }}
      >
        <DialogContent sx={{ py: 1 }}>
          <TextField
            name="href"
            label={words.address}
            hint={words.hint}
            placeholder={words.placeholder}
            inputMode="url"
            autoComplete="off"
            autoFocus
            aria-required
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {href && (
            <Button
              color="error"
              size="small"
              onClick={() => {
                removeLink(editor);
                onClose();
              }}
              sx={{ mr: 'auto' }}
            >
              {words.remove}
            </Button>
          )}
          <Button variant="outlined" size="small" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton size="small" busyText={words.apply}>
            {words.apply}
          </SubmitButton>
        </DialogActions>
      </AppForm>
    </EditorDialog>
  );
}
