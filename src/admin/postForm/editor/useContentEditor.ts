import { type Editor, useEditor } from '@tiptap/react';
import { useMemo, useRef, useState } from 'react';
import type { FieldControl } from '#forms/ControlField.tsx';
import { extensions } from './extensions.ts';

/** The content as it is stored: an empty text is no text. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

/**
 * The editor of a field. @param control the field; its value is read once, the editor has the word from then on.
 * @param onPictureFile called with a picture that was pasted or dropped as a file.
 */
export function useContentEditor(control: FieldControl, onPictureFile: (file: File) => void): Editor {
  const { id, labelId, invalid, describedBy, setValue } = control;
  const [stored] = useState(control.value);
  // The same text may be written in other tags than it was stored in; only another text is a change.
  const opened = useRef<string>(undefined);

  const editorProps = useMemo(() => {
    const takePicture = (data: DataTransfer | null) => {
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
      transformPastedHTML: withoutForeignPictures,
      handlePaste: (_view: unknown, event: ClipboardEvent) => takePicture(event.clipboardData),
      handleDrop: (_view: unknown, event: DragEvent, _slice: unknown, moved: boolean) =>
        !moved && takePicture(event.dataTransfer),
    };
  }, [id, labelId, invalid, describedBy, onPictureFile]);

  return useEditor({
    extensions,
    content: stored,
    // The editor's styles are those of the page: `proseSx.ts`.
    injectCSS: false,
    editorProps,
    onCreate: ({ editor }) => {
      opened.current = htmlOf(editor);
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor);
      setValue(html === opened.current ? stored : html);
    },
  });
}

/** @returns the first picture of what was pasted or dropped. */
const pictureFile = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/**
 * Pictures of other sites stay there: one of a post's own is chosen as a file. What comes from the editor
 * itself carries its mark and keeps them.
 */
const withoutForeignPictures = (html: string): string =>
  html.includes('data-pm-slice') ? html : html.replace(/<img\b[^>]*>/gi, '');
