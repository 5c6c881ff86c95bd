import { useState } from 'react';
import { resetPasswordPath } from '#adminPaths';
import { people } from '#content/admin/settings.ts';
import { wholeAddress } from '#paths';
import { useNotice } from '../Notices.tsx';

/** A link by which somebody chooses a password. */
export interface MadeLink {
  name: string;
  link: string;
}

/** Called when a link was made. @param token null where a mail brings it. */
export type OnLink = (name: string, token: string | null) => void;

/** @returns the state of the dialog that shows, once, a link which no mail brings; `show` is called when a link was made. */
export function useMadeLink() {
  const say = useNotice();
  const [made, setMade] = useState<MadeLink | null>(null);
  const [open, setOpen] = useState(false);
  const show: OnLink = (name, token) => {
    if (token === null) {
      say(people.mailed(name));
      return;
    }
    setMade({ name, link: wholeAddress(resetPasswordPath(token)) });
    setOpen(true);
  };
  return { made, open, show, close: () => setOpen(false) };
}
