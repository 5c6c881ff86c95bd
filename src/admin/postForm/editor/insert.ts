import type { Editor } from '@tiptap/core';
import type { ContentImage } from '#domain/richText.ts';

/** Makes the selected words a link, or changes the one the cursor is in; where nothing is selected, writes the address. */
export function setLink(editor: Editor, href: string): void {
  const chain = editor.chain();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    return;
  }
  chain.extendMarkRange('link').setLink({ href }).run();
}

/** Takes the link away that the cursor is in; its words stay. */
export function removeLink(editor: Editor): void {
  editor.chain().extendMarkRange('link').unsetLink().run();
}

/** Puts a picture where the cursor is, with a line to write on below, or changes the one that is selected. */
export function setImage(editor: Editor, image: ContentImage): void {
  if (editor.isActive('image')) editor.chain().updateAttributes('image', image).run();
  else
    editor
      .chain()
      .insertContent([{ type: 'image', attrs: image }, { type: 'paragraph' }])
      .run();
}
