import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { editorWords } from '#content/admin/postForm.ts';
import { imageSchema } from '#domain/richText.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { ControlField } from '#forms/ControlField.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { PicturePicker } from '../picture/PicturePicker.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import { setImage } from './insert.ts';

const { imageDialog: words } = editorWords;

/** Props of {@link ImageDialog}. */
export interface ImageDialogProps {
  editor: Editor;
  /** A picture that was pasted or dropped. */
  file?: File;
  onClose: () => void;
}

/** Asks for a picture and for what it shows. */
export function ImageDialog({ editor, file, onClose }: ImageDialogProps) {
  const [before] = useState(() => {
    const { src = '', alt = '' } = editor.isActive('image') ? editor.getAttributes('image') : {};
    return { src: String(src ?? ''), alt: String(alt ?? '') };
  });
  return (
    <EditorDialog title={words.title} onClose={onClose}>
      <AppForm
        initialValues={before}
        schema={imageSchema}
        failedText=""
        keepsValues
        noValidate
        onSubmit={async (image) => {
          setImage(editor, image);
          onClose();
        }}
      >
        <DialogContent sx={{ py: 1 }}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <ControlField name="src" label={words.picture}>
              {(control) => <PicturePicker control={control} firstFile={file} />}
            </ControlField>
            <TextField name="alt" label={words.alt} hint={words.altHint} dir="auto" autoComplete="off" />
          </Box>
        </DialogContent>
        <DialogActions>
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
