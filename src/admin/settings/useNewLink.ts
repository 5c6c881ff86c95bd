import { useState } from 'react';
import { resetPasswordPath } from '#adminPaths';
import { people } from '#content/admin/settings.ts';
import { absoluteUrl } from '#paths';
import { useNotice } from '../Notices.tsx';

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
