import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { newLink as linkWords } from '#content/admin/newLink.ts';
import { people } from '#content/admin/settings.ts';
import { DismissButton } from '../DismissButton.tsx';
import { LinkField, useCopyLink } from '../NewLink.tsx';
import type { NewLink } from './useNewLink.ts';

const words = people.made;

/** Props of {@link LinkDialog}. */
export interface LinkDialogProps extends NewLink {
  open: boolean;
  onClose: () => void;
}

/** Shows a password link, which cannot be shown again, with a button to copy it. */
export function LinkDialog({ name, link, open, onClose }: LinkDialogProps) {
  const id = useId();
  const copy = useCopyLink();
  return (
    <Dialog open={open} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{words.title(name)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {words.text}
        </DialogContentText>
        <LinkField name={name} link={link} />
      </DialogContent>
      <DialogActions>
        <DismissButton onClick={onClose}>{words.close}</DismissButton>
        <Button variant="contained" size="small" onClick={() => copy(link)}>
          {linkWords.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
