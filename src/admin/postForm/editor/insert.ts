import type { Editor } from '@tiptap/core';
import type { ContentImage } from '#domain/richText.ts';

/** Links the selected text, or changes the link at the cursor; without a selection, inserts the URL as linked text. */
export function setLink(editor: Editor, href: string): void {
  const chain = editor.chain();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    return;
  }
  chain.extendMarkRange('link').setLink({ href }).run();
}

/** Removes the link at the cursor; keeps its text. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetLink().run();
}

/** Inserts a picture at the cursor, followed by an empty paragraph, or changes the selected picture. */
export function setImage(editor: Editor, image: ContentImage): void {
  if (editor.isActive('image')) editor.chain().updateAttributes('image', image).run();
  else
    editor
      .chain()
      .insertContent([{ type: 'image', attrs: image }, { type: 'paragraph' }])
      .run();
}
