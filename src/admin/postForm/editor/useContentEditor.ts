import { type Editor, useEditor } from '@tiptap/react';
import { useMemo, useRef, useState } from 'react';
import type { FieldControl } from '#forms/ControlField.tsx';
import { extensions } from './extensions.ts';
import { cleanPastedHtml, hasText } from './pastedHtml.ts';

/** The stored form of the content: an empty document is an empty string. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/**
 * Creates the editor of a field.
 * @param control the field; its value is only read once, as the editor holds the state from then on.
 * @param onPictureFile called with a pasted or dropped picture file.
 * @returns the editor.
 */
export function useContentEditor(control: FieldControl, onPictureFile: (file: File) => void): Editor {
  const { id, labelId, invalid, describedBy, setValue } = control;
  const [stored] = useState(control.value);
  // The editor may serialise the same content differently than it was stored; only different content is a change.
  const initialHtml = useRef<string>(undefined);

  const editorProps = useMemo(() => {
    const openPictureFile = (data: DataTransfer | null) => {
      const file = pictureFile(data);
      if (file) onPictureFile(file);
      return Boolean(file);
    };
    return {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelId,
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view: unknown, event: ClipboardEvent) =>
        // Excel and Word add a picture of the copied text.
        !hasText(event.clipboardData?.getData('text/html') ?? '') && openPictureFile(event.clipboardData),
      handleDrop: (_view: unknown, event: DragEvent, _slice: unknown, moved: boolean) =>
        !moved && openPictureFile(event.dataTransfer),
    };
  }, [id, labelId, invalid, describedBy, onPictureFile]);

  return useEditor({
    extensions,
    content: stored,
    // The page provides the styles: `proseSx.ts`.
    injectCSS: false,
    editorProps,
    onCreate: ({ editor }) => {
      initialHtml.current = htmlOf(editor);
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor);
      setValue(html === initialHtml.current ? stored : html);
    },
  });
}

/** @returns the first picture of a paste or drop. */
const pictureFile = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
