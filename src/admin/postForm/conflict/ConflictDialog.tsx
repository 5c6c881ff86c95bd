import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { postForm } from '#content/admin/postForm.ts';
import { formatMoment } from '#domain/moments.ts';
import { type Post, type PostDraft, postToForm } from '#domain/post.ts';
import { differences } from './differences.ts';
import { Version } from './Version.tsx';

const { conflict: words } = postForm;

/** What to do with two versions of one post. */
export type ConflictChoice = 'mine' | 'theirs' | 'back';

/** A post as somebody is about to save it, and as somebody else has saved it. */
export interface PostVersions {
  mine: PostDraft;
  theirs: Post;
}

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps extends PostVersions {
  open: boolean;
  onChoice: (choice: ConflictChoice) => void;
  /** Called when the dialog is out of sight. */
  onExited: () => void;
}

/** Shows where two people's versions of a post differ, and asks which one stays. The focus starts on the harmless answer. */
export function ConflictDialog({ open, mine, theirs, onChoice, onExited }: ConflictDialogProps) {
  const id = useId();
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const saved = postToForm(theirs);
  const fields = differences(mine, saved);
  const choose = (choice: ConflictChoice) => () => onChoice(choice);
  return (
    <Dialog
      open={open}
      onClose={choose('back')}
      role="alertdialog"
      fullScreen={phone}
      fullWidth
      maxWidth="lg"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`}>{words.title}</DialogTitle>
      <DialogContentText
        variant="body2"
        id={`${id}-text`}
        sx={{ px: 3, pb: 2, maxWidth: '80ch', boxSizing: 'content-box' }}
      >
        {words.text(formatMoment(theirs.updatedAt))}
      </DialogContentText>
      <DialogContent
        dividers
        role="group"
        aria-label={words.versions}
        tabIndex={0}
        sx={{ py: 0, '&:focus-visible': { outlineOffset: '-2px' } }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            columnGap: { sm: 3, md: 5 },
          }}
        >
          <Version title={words.mine} version={mine} fields={fields} />
          <Version title={words.theirs} version={saved} fields={fields} />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 0', sm: 'none' } } }}>
        <Button
          size="small"
          onClick={choose('back')}
          autoFocus
          sx={{ ml: { sm: -2.5 }, mr: 'auto', '&&': { flexBasis: { xs: '100%', sm: 'auto' } } }}
        >
          {words.back}
        </Button>
        <Button variant="outlined" size="small" onClick={choose('theirs')}>
          {words.takeTheirs}
        </Button>
        <Button variant="contained" size="small" onClick={choose('mine')}>
          {words.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
