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
  isActive?: (editor: Editor) => boolean;
  /** Whether the tool is available; undefined if it always is. */
  isAvailable?: (editor: Editor) => boolean;
  /** The tool's command; undefined for tools with a dialog. */
  run?: (chain: ChainedCommands) => ChainedCommands;
}

/** @returns a function that tells whether a mark or node is active at the cursor. */
const activeCheck =
  (name: string, attributes?: Record<string, unknown>) =>
  (editor: Editor): boolean =>
    editor.isActive(name, attributes);

/** Text formatting. */
const markTools: readonly Tool[] = [
  {
    label: editorWords.bold,
    Icon: FormatBoldRounded,
    isActive: activeCheck('bold'),
    run: (chain) => chain.toggleBold(),
  },
  {
    label: editorWords.italic,
    Icon: FormatItalicRounded,
    isActive: activeCheck('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    label: editorWords.underline,
    Icon: FormatUnderlinedRounded,
    isActive: activeCheck('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
];

/** Tools that insert links and pictures. */
const insertTools: readonly Tool[] = [
  {
    label: editorWords.link,
    Icon: LinkRounded,
    isActive: activeCheck('link'),
    // Pictures of posts have no links.
    isAvailable: (editor) => !editor.isActive('image'),
    dialog: 'link',
  },
  { label: editorWords.image, Icon: ImageOutlined, isActive: activeCheck('image'), dialog: 'image' },
];

/** Tools that change the kind of a paragraph. */
const blockTools: readonly Tool[] = [
  {
    label: editorWords.heading2,
    letters: 'H2',
    isActive: activeCheck('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: editorWords.heading3,
    letters: 'H3',
    isActive: activeCheck('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: editorWords.bulletList,
    Icon: FormatListBulletedRounded,
    isActive: activeCheck('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: editorWords.numberedList,
    Icon: FormatListNumberedRounded,
    isActive: activeCheck('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    label: editorWords.quote,
    Icon: FormatQuoteRounded,
    isActive: activeCheck('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
];

/** Undo and redo. */
const historyTools: readonly Tool[] = [
  {
    label: editorWords.undo,
    Icon: UndoRounded,
    isAvailable: (editor) => editor.can().undo(),
    run: (chain) => chain.undo(),
  },
  {
    label: editorWords.redo,
    Icon: RedoRounded,
    isAvailable: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
];

/** All tools, by group. */
export const toolGroups: readonly (readonly Tool[])[] = [markTools, insertTools, blockTools, historyTools];
