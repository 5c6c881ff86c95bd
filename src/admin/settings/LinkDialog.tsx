import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { people } from '#content/admin/settings.ts';
import { useNotice } from '../Notices.tsx';
import type { MadeLink } from './useMadeLink.ts';

const words = people.made;

/** Props of {@link LinkDialog}. */
export interface LinkDialogProps extends MadeLink {
  open: boolean;
  onClose: () => void;
}

/** Shows a link that nobody can know later, for whoever hands it on. */
export function LinkDialog({ name, link, open, onClose }: LinkDialogProps) {
  const id = useId();
  const say = useNotice();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(words.copied);
    } catch {
      // Not allowed, or not there on a page without TLS.
      say(words.notCopied);
    }
  };
  return (
    <Dialog open={open} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{words.title(name)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {words.text}
        </DialogContentText>
        <OutlinedInput
          value={link}
          readOnly
          autoFocus
          fullWidth
          onFocus={({ target }) => target.select()}
          inputProps={{ 'aria-label': words.label(name), dir: 'ltr' }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.close}
        </Button>
        <Button variant="contained" size="small" onClick={copy}>
          {words.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
