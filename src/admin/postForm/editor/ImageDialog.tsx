import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { editorWords } from '#content/admin/postForm.ts';
import { imageSchema } from '#domain/richText.ts';
import { ControlField } from '#forms/ControlField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { PicturePicker } from '../../picture/PicturePicker.tsx';
import { usePendingPicture } from '../../picture/usePendingPicture.ts';
import { EditorDialog } from './EditorDialog.tsx';
import { setImage } from './insert.ts';

const { imageDialog: words } = editorWords;

/** Props of {@link ImageDialog}. */
export interface ImageDialogProps {
  editor: Editor;
  /** A picture file that was pasted or dropped. */
  file?: File;
  onClose: () => void;
}

/** Dialog that inserts or edits a picture and its alt text. */
export function ImageDialog({ editor, file, onClose }: ImageDialogProps) {
  const [before] = useState(() => {
    const { src = '', alt = '' } = editor.isActive('image') ? editor.getAttributes('image') : {};
    return { src: String(src ?? ''), alt: String(alt ?? '') };
  });
  const { onBusy, throwIfPending } = usePendingPicture('src');
  return (
    <EditorDialog
      words={before.src === '' ? words : { ...words, apply: words.change }}
      initialValues={before}
      schema={imageSchema}
      onApply={(image) => {
        throwIfPending();
        setImage(editor, image);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ControlField name="src" label={words.picture}>
          {(control) => <PicturePicker control={control} firstFile={file} onBusy={onBusy} />}
        </ControlField>
        <TextField name="alt" label={words.alt} hint={words.altHint} dir="auto" autoComplete="off" />
      </Box>
    </EditorDialog>
  );
}
