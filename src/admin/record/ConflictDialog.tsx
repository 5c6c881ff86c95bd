import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import { formatMoment } from '#domain/moments.ts';
import { useIsNarrow } from '../printing.ts';
import { type ComparedField, differences } from './recordFormConfig.ts';

/** The user's choice between two versions of a record. */
export type ConflictChoice = 'mine' | 'theirs' | 'back';

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps<Draft> {
  words: RecordFormWords['conflict'];
  fields: readonly ComparedField<Draft>[];
  /** The record as this user is about to save it, and as another user has saved it. */
  mine: Draft;
  theirs: Draft;
  /** Time at which the other version was saved, ISO 8601 UTC. */
  savedAt: string;
  open: boolean;
  onChoice: (choice: ConflictChoice) => void;
  /** Called after the closing transition. */
  onExited: () => void;
}

/**
 * Shows the differences between two users' versions of a record, and asks which one to keep. The initial focus is on
 * the button that changes nothing.
 */
export function ConflictDialog<Draft>(props: ConflictDialogProps<Draft>) {
  const { words, mine, theirs, savedAt, open, onChoice, onExited } = props;
  const id = useId();
  const isPhone = useIsNarrow('sm');
  const fields = differences(props.fields, mine, theirs);
  const choose = (choice: ConflictChoice) => () => onChoice(choice);
  return (
    <Dialog
      open={open}
      onClose={choose('back')}
      role="alertdialog"
      fullScreen={isPhone}
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
        {words.text(formatMoment(savedAt))}
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
          <Version title={words.theirs} version={theirs} fields={fields} />
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

interface VersionProps<Draft> {
  title: string;
  version: Draft;
  /** The fields to show. */
  fields: readonly ComparedField<Draft>[];
}

/** One version of a record, as a column; it uses the rows of the surrounding grid, so that fields are side by side. */
function Version<Draft>({ title, version, fields }: VersionProps<Draft>) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateRows: { sm: 'subgrid' },
        gridRow: { sm: `span ${fields.length + 1}` },
        minWidth: 0,
      }}
    >
      <Typography
        id={id}
        variant="h5"
        component="h3"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          py: 1.5,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateRows: { sm: 'subgrid' },
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridRow: { sm: `span ${fields.length}` },
          m: 0,
        }}
      >
        {fields.map(({ label, show }) => (
          <Box key={label} sx={{ py: 2 }}>
            <Typography variant="caption" component="dt" sx={{ mb: 0.5, color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              {show(version)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
