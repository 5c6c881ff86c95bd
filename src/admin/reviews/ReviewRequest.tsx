import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { BusyButton } from '#components/BusyButton.tsx';
import { reviewRequest as words } from '#content/admin/reviews.ts';
import type { Lead } from '#domain/lead.ts';
import { requestDays } from '#domain/review.ts';
import { reviewPath } from '#paths';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { Panel } from '../Panel.tsx';

/** Asks a lead for a review by a link of their own. The link is shown once: nobody but its owner can know it later. */
export function ReviewRequest({ lead: { id, name, email } }: { lead: Pick<Lead, 'id' | 'name' | 'email'> }) {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    setBusy(true);
    try {
      const token = await whileSignedIn(async () => (await backend()).reviews.requestFrom(id));
      setLink(window.location.origin + reviewPath(token));
      // The lead's timeline says so.
      void revalidate();
    } catch {
      say(words.failed);
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(words.copied);
    } catch {
      // Not allowed, or not there on a page without TLS.
      say(words.notCopied);
    }
  };
  const mail = new URLSearchParams({ subject: words.mailSubject, body: words.mailBody(name, link) });

  return (
    <Panel title={words.title} sx={{ displayPrint: 'none' }}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', px: { xs: 2, md: 3 }, py: 2.5 }}>
        <Typography variant="body2">{words.text(requestDays)}</Typography>
        {link === '' ? (
          <BusyButton variant="outlined" size="small" busy={busy} busyText={words.making} onClick={ask}>
            {words.ask}
          </BusyButton>
        ) : (
          <>
            <OutlinedInput
              value={link}
              readOnly
              autoFocus
              fullWidth
              onFocus={({ target }) => target.select()}
              inputProps={{ 'aria-label': words.link(name), dir: 'ltr' }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="outlined" size="small" onClick={copy}>
                {words.copy}
              </Button>
              {email !== '' && (
                // Mail programs read a plus sign as a plus sign.
                <Button
                  variant="outlined"
                  size="small"
                  component="a"
                  href={`mailto:${email}?${String(mail).replaceAll('+', '%20')}`}
                >
                  {words.mail}
                </Button>
              )}
            </Box>
          </>
        )}
      </Box>
    </Panel>
  );
}
