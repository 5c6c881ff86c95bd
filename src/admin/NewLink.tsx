import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { newLink as words } from '#content/admin/newLink.ts';
import { useNotice } from './Notices.tsx';

/**
 * @param notices of success and failure. Default: those of a link.
 * @returns a function that copies a text to the clipboard and shows a notice.
 */
export function useCopy(notices: { copied: string; notCopied: string } = words) {
  const showNotice = useNotice();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showNotice(notices.copied);
    } catch {
      // The clipboard needs permission and a secure context (HTTPS).
      showNotice(notices.notCopied);
    }
  };
}

/** Props of {@link LinkField}. */
export interface LinkFieldProps {
  /** Name of the person the link is for. */
  name: string;
  link: string;
}

/** Read-only field with a link that is shown only once; selects its text on focus. */
export function LinkField({ name, link }: LinkFieldProps) {
  return (
    <OutlinedInput
      value={link}
      readOnly
      autoFocus
      fullWidth
      // Backwards, so that the beginning of a long link stays in view.
      onFocus={({ target }) => target.setSelectionRange(0, target.value.length, 'backward')}
      inputProps={{ 'aria-label': words.label(name), dir: 'ltr' }}
    />
  );
}

/** Props of {@link NewLink}. */
export interface NewLinkProps extends LinkFieldProps {
  /** Prefilled mail; left out if there is no email address. */
  mail?: { to: string; subject: string; body: string };
  /** Additional buttons beside the link. */
  children?: ReactNode;
}

/** A new link with buttons to copy or mail it. */
export function NewLink({ name, link, mail, children }: NewLinkProps) {
  const copy = useCopy();
  const params = mail && new URLSearchParams({ subject: mail.subject, body: mail.body });
  return (
    <>
      <LinkField name={name} link={link} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" size="small" onClick={() => copy(link)}>
          {words.copy}
        </Button>
        {mail && (
          // Mail programs do not decode `+` as a space.
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
