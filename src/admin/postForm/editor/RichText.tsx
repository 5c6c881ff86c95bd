import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { extensions } from './extensions.ts';
import { proseSx } from './proseSx.ts';

/** A link here would lead away from a text that is not saved. */
const handleDOMEvents = { click: (_view: unknown, event: Event) => event.preventDefault() };

/** A post's content to be read. It goes through the editor's schema: whoever wrote the HTML, nothing in it can run. */
export function RichText({ html }: { html: string }) {
  const editor = useEditor({
    extensions,
    content: html,
    editable: false,
    injectCSS: false,
    editorProps: { attributes: { role: 'group' }, handleDOMEvents },
  });
  return (
    <Box sx={[proseSx as object, { '& .tiptap': { minHeight: 0, p: 0 } }]}>
      <EditorContent editor={editor} />
    </Box>
  );
}
