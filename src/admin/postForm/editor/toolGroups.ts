import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded';
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded';
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded';
import FormatUnderlinedRounded from '@mui/icons-material/FormatUnderlinedRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkRounded from '@mui/icons-material/LinkRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import { editorWords } from '#content/admin/postForm.ts';

/** A button of the toolbar. */
export interface Tool {
  label: string;
  /** Dialog to open instead of running a command. */
  dialog?: 'link' | 'image';
  /** Icon, or up to two letters. */
  Icon?: ComponentType;
  letters?: string;
  /** Whether the tool is active at the cursor; undefined for tools without a state. */
  isOn?: (editor: Editor) => boolean;
  /** Whether the tool is available; undefined if it always is. */
  canRun?: (editor: Editor) => boolean;
  /** The tool's command; undefined for tools with a dialog. */
  run?: (chain: ChainedCommands) => ChainedCommands;
}

const on =
  (name: string, attributes?: Record<string, unknown>) =>
  (editor: Editor): boolean =>
    editor.isActive(name, attributes);

/** Text formatting. */
const markTools: readonly Tool[] = [
  { label: editorWords.bold, Icon: FormatBoldRounded, isOn: on('bold'), run: (chain) => chain.toggleBold() },
  { label: editorWords.italic, Icon: FormatItalicRounded, isOn: on('italic'), run: (chain) => chain.toggleItalic() },
  {
    label: editorWords.underline,
    Icon: FormatUnderlinedRounded,
    isOn: on('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
];

/** Tools that insert links and pictures. */
const insertTools: readonly Tool[] = [
  {
    label: editorWords.link,
    Icon: LinkRounded,
    isOn: on('link'),
    // Pictures of posts have no links.
    canRun: (editor) => !editor.isActive('image'),
    dialog: 'link',
  },
  { label: editorWords.image, Icon: ImageOutlined, isOn: on('image'), dialog: 'image' },
];

/** Tools that change the kind of a paragraph. */
const blockTools: readonly Tool[] = [
  {
    label: editorWords.heading2,
    letters: 'H2',
    isOn: on('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: editorWords.heading3,
    letters: 'H3',
    isOn: on('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: editorWords.bulletList,
    Icon: FormatListBulletedRounded,
    isOn: on('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: editorWords.numberedList,
    Icon: FormatListNumberedRounded,
    isOn: on('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    label: editorWords.quote,
    Icon: FormatQuoteRounded,
    isOn: on('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
];

/** Undo and redo. */
const historyTools: readonly Tool[] = [
  {
    label: editorWords.undo,
    Icon: UndoRounded,
    canRun: (editor) => editor.can().undo(),
    run: (chain) => chain.undo(),
  },
  {
    label: editorWords.redo,
    Icon: RedoRounded,
    canRun: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
];

/** All tools, by group. */
export const toolGroups: readonly (readonly Tool[])[] = [markTools, insertTools, blockTools, historyTools];
