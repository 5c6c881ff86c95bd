import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/core';
import { editorWords } from '#content/admin/postForm.ts';
import { linkSchema } from '#domain/richText.ts';
import { TextField } from '#forms/TextField.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import { removeLink, setLink } from './insert.ts';

const { linkDialog: words } = editorWords;

/** Dialog that sets or removes the link of the selected text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const href: string = editor.getAttributes('link').href ?? '';
  const remove = () => {
    removeLink(editor);
    onClose();
  };
  return (
    <EditorDialog
      words={words}
      initialValues={{ href }}
      schema={linkSchema}
      onApply={(link) => setLink(editor, link.href)}
      onClose={onClose}
      action={
        href && (
          <Button color="error" size="small" onClick={remove} sx={{ mr: 'auto' }}>
            {words.remove}
          </Button>
        )
      }
    >
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
    </EditorDialog>
  );
}
