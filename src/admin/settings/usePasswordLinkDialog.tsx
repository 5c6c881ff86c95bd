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
import { LinkField, useCopy } from '../NewLink.tsx';
import { useNotice } from '../Notices.tsx';
import { useIsMounted } from '../useIsMounted.ts';

const words = people.made;

/** Called when a link was created with which a person chooses a password. @param token null if the link is sent by mail. */
export type OnLink = (name: string, token: string | null) => void;

interface NewPasswordLink {
  /** Name of the person. */
  name: string;
  link: string;
}

/**
 * @returns `showLink`, to call with a new link, and the dialog that it opens, unless the link is sent by mail. The link
 * cannot be shown again, so the dialog has a button to copy it, and another link is shown once it is closed.
 */
export function usePasswordLinkDialog() {
  const id = useId();
  const copy = useCopy();
  const showNotice = useNotice();
  const isMounted = useIsMounted();
  // The first is shown, and kept while the dialog fades out.
  const [{ open, links }, setShown] = useState<{ open: boolean; links: readonly NewPasswordLink[] }>({
    open: false,
    links: [],
  });
  const showLink: OnLink = (name, token) => {
    if (token === null) return showNotice(people.mailed(name));
    if (!isMounted.current) return showNotice(words.notShown(name));
    const made = { name, link: absoluteUrl(resetPasswordPath(token)) };
    setShown((shown) => ({ open: true, links: shown.open ? [...shown.links, made] : [made] }));
  };
  const close = () =>
    setShown(({ links }) => (links.length > 1 ? { open: true, links: links.slice(1) } : { open: false, links }));
  const { name, link } = links[0] ?? { name: '', link: '' };
  const dialog = (
    <Dialog open={open} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{words.title(name)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {words.text}
        </DialogContentText>
        <LinkField key={link} name={name} link={link} />
      </DialogContent>
      <DialogActions>
        <DismissButton onClick={close}>{words.close}</DismissButton>
        <Button variant="contained" size="small" onClick={() => copy(link)}>
          {linkWords.copy}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { showLink, dialog };
}
