import Box from '@mui/material/Box';
import { EditorContent } from '@tiptap/react';
import { useCallback, useState } from 'react';
import type { FieldControl } from '#forms/ControlField.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { proseSx } from './proseSx.ts';
import { Toolbar } from './Toolbar.tsx';
import { useContentEditor } from './useContentEditor.ts';

/** The dialog that is currently open over the text. */
type Opened = { dialog: 'link' | 'image'; file?: File } | undefined;

/** Form control for rich text: headings, lists, links and pictures. */
export function RichTextEditor({ control }: { control: FieldControl }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const editor = useContentEditor(
    control,
    useCallback((file: File) => setOpened({ dialog: 'image', file }), []),
  );

  return (
    <Box
      sx={{
        border: 1,
        borderColor: control.invalid ? 'error.main' : 'control.border',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:has(.tiptap:focus)': {
          borderColor: control.invalid ? 'error.main' : 'primary.main',
          outline: 1,
          outlineColor: control.invalid ? 'error.main' : 'primary.main',
        },
      }}
    >
      <Box
        sx={{
          position: { md: 'sticky' },
          // Below the sticky bars of the layout and the form.
          top: ({ measures: { adminHeader, formBar } }) => ({ md: adminHeader.md + formBar.md }),
          zIndex: 1,
          borderRadius: 1,
          bgcolor: 'background.paper',
          '@media print': { display: 'none' },
        }}
      >
        <Toolbar editor={editor} controls={control.id} onDialog={(dialog) => setOpened({ dialog })} />
      </Box>
      <Box sx={proseSx}>
        <EditorContent editor={editor} />
      </Box>
      {opened?.dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {opened?.dialog === 'image' && <ImageDialog editor={editor} file={opened.file} onClose={close} />}
    </Box>
  );
}
