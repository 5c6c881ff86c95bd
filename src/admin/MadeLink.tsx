import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { madeLink as words } from '#content/admin/madeLink.ts';
import { useNotice } from './Notices.tsx';

/** @returns copies a link and says so, or that it has to be done by hand. */
export function useCopyLink() {
  const say = useNotice();
  return async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      say(words.copied);
    } catch {
      // Not allowed, or not there on a page without TLS.
      say(words.notCopied);
    }
  };
}

/** Props of {@link LinkField}. */
export interface LinkFieldProps {
  /** Name of the person whom the link is for. */
  name: string;
  link: string;
}

/** A link that nobody can know later, whole and ready to be taken. */
export function LinkField({ name, link }: LinkFieldProps) {
  return (
    <OutlinedInput
      value={link}
      readOnly
      autoFocus
      fullWidth
      onFocus={({ target }) => target.select()}
      inputProps={{ 'aria-label': words.label(name), dir: 'ltr' }}
    />
  );
}

/** Props of {@link MadeLink}. */
export interface MadeLinkProps extends LinkFieldProps {
  /** A mail that is ready to be written; left out where there is no address. */
  mail?: { to: string; subject: string; body: string };
  /** More buttons beside the link. */
  children?: ReactNode;
}

/** A link on a panel, and the ways to hand it on. */
export function MadeLink({ name, link, mail, children }: MadeLinkProps) {
  const copy = useCopyLink();
  const params = mail && new URLSearchParams({ subject: mail.subject, body: mail.body });
  return (
    <>
      <LinkField name={name} link={link} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" size="small" onClick={() => copy(link)}>
          {words.copy}
        </Button>
        {mail && (
          // Mail programs read a plus sign as a plus sign.
          <Button
            variant="outlined"
            size="small"
            component="a"
            href={`mailto:${mail.to}?${String(params).replaceAll('+', '%20')}`}
          >
            {words.mail}
          </Button>
        )}
        {children}
      </Box>
    </>
  );
}
