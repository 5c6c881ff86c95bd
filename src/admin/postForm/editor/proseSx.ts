import type { SxProps, Theme } from '@mui/material/styles';

/** Styles of a post's content in the editor, including those that ProseMirror requires. */
export const proseSx = {
  '& .tiptap': {
    position: 'relative',
    minHeight: { xs: 240, md: 360 },
    px: { xs: 1.75, md: 2.5 },
    py: 2,
    fontSize: 'button.fontSize',
    lineHeight: 1.65,
    // Required by ProseMirror: preserved white space, and no ligatures.
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '&:focus-visible': { outline: 'none' },
    '& > *': { maxWidth: '68ch' },
    // Each paragraph has the direction of its own text.
    '& :is(p, h2, h3, li, blockquote)': { unicodeBidi: 'plaintext', textAlign: 'start' },
    '& :is(p, ul, ol, blockquote, img)': { my: 0, mb: 2 },
    '& > :last-child': { mb: 0 },
    '& h2': { typography: 'h3', mt: 3, mb: 1.5 },
    '& h3': { typography: 'h5', mt: 2.5, mb: 1 },
    '& > :first-of-type': { mt: 0 },
    '& :is(ul, ol)': { pl: 3 },
    '& li > p': { mb: 0.5 },
    '& blockquote': { mx: 0, pl: 2.5, borderInlineStart: 2, borderColor: 'gold.ornament', color: 'text.secondary' },
    '& a': { color: 'primary.main', textUnderlineOffset: '0.25em' },
    '& img': {
      display: 'block',
      maxWidth: '100%',
      height: 'auto',
      // Keeps a picture that cannot be loaded visible, selectable and removable.
      minWidth: 96,
      minHeight: 64,
      bgcolor: 'background.sunken',
      borderRadius: 1,
      '&.ProseMirror-selectednode': { outline: '2px solid var(--focus-ring)', outlineOffset: 2 },
    },
    '&.ProseMirror-hideselection': { caretColor: 'transparent', '& ::selection': { bgcolor: 'transparent' } },
    // ProseMirror's gap cursor, for positions beside a picture or list without a text line.
    '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none' },
    '&.ProseMirror-focused .ProseMirror-gapcursor': {
      display: 'block',
      '&::after': { content: '""', display: 'block', width: 24, borderTop: 2, borderColor: 'primary.main' },
    },
  },
} satisfies SxProps<Theme>;
