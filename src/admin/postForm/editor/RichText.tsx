import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { extensions } from './extensions.ts';
import { proseSx } from './proseSx.ts';

/** Following a link would leave the page with unsaved changes. */
const handleDOMEvents = { click: (_view: unknown, event: Event) => event.preventDefault() };

/**
 * Read-only view of a post's content. The editor's schema drops everything it does not allow, so untrusted HTML cannot
 * run scripts.
 */
export function RichText({ html }: { html: string }) {
  const editor = useEditor({
    extensions,
    content: html,
    editable: false,
    injectCSS: false,
    editorProps: { attributes: { role: 'group' }, handleDOMEvents },
  });
  return (
    <Box sx={[proseSx, { '& .tiptap': { minHeight: 0, p: 0 } }]}>
      <EditorContent editor={editor} />
    </Box>
  );
}
