import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { resetPasswordPath } from '#adminPaths';
import { newLink as linkWords } from '#content/admin/newLink.ts';
import { people } from '#content/admin/settings.ts';
import { absoluteUrl } from '#paths';
import { DismissButton } from '../DismissButton.tsx';
import { LinkField, useCopyLink } from '../NewLink.tsx';
import { useNotice } from '../Notices.tsx';

const words = people.made;

/** Props of {@link PasswordLinkDialog}. */
export interface PasswordLinkDialogProps extends NewLink {
  open: boolean;
  onClose: () => void;
}

/** Shows a password link, which cannot be shown again, with a button to copy it. */
export function PasswordLinkDialog({ name, link, open, onClose }: PasswordLinkDialogProps) {
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

/** A link with which an account's user chooses a password. */
export interface NewLink {
  name: string;
  link: string;
}

/** Called when a link was created. @param token null if the link is sent by mail. */
export type OnLink = (name: string, token: string | null) => void;

/**
 * @returns the state of the dialog that shows a new link that is not sent by mail, and `show`, to call with a new link.
 */
export function useNewLink() {
  const showNotice = useNotice();
  const [newLink, setNewLink] = useState<NewLink | null>(null);
  const [open, setOpen] = useState(false);
  const show: OnLink = (name, token) => {
    if (token === null) {
      showNotice(people.mailed(name));
      return;
    }
    setNewLink({ name, link: absoluteUrl(resetPasswordPath(token)) });
    setOpen(true);
  };
  return { newLink, open, show, close: () => setOpen(false) };
}
