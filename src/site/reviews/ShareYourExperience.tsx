import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useState } from 'react';
import { Section } from '#components/Section.tsx';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { share } from '#content/testimonials.ts';
import { opensHere } from '#frame/opensHere.ts';
import { basePath, paths, reviewPath } from '#paths';
import { LazyDialogStatus } from '../layout/LoadFailed.tsx';
import { useOverlayParam } from '../useOverlayParam.ts';

const loadDialog = async () => (await import('./ReviewDialog.tsx')).ReviewDialog;

const titleId = 'share';

/** Invitation to write a review; opens the review dialog, whose code is loaded on demand. */
export function ShareYourExperience() {
  const { Component: Dialog, failed, load, preload } = useLazyComponent(loadDialog);
  const { value, open: openDialog, close } = useOverlayParam();
  const open = Boolean(value);
  // Keeps the token of a personal link, so that reopening the form uses it again.
  const [token, setToken] = useState('');
  if (value && value !== 'new' && value !== token) setToken(value);

  // The dialog can also be opened by the Forward button, a reload or a shared URL.
  useEffect(() => {
    if (open) load();
  }, [open, load]);

  const onClick = (event: MouseEvent) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    openDialog('new');
  };

  return (
    <div data-screen="">
      <Section ground="blush" labelledBy={titleId}>
        <Box
          sx={{
            display: 'grid',
            justifyItems: 'center',
            textAlign: 'center',
            // Instead of the browser's own blue.
            '& noscript a': { color: 'inherit' },
          }}
        >
          <Typography variant="eyebrow">{share.eyebrow}</Typography>
          <Typography variant="h2" id={titleId} sx={{ mt: 1.5 }}>
            {share.title}
          </Typography>
          <Typography variant="lead" sx={{ mt: 2.5, mb: 3, maxWidth: '34em' }}>
            {share.text}
          </Typography>
          <Link
            href={reviewPath()}
            aria-haspopup="dialog"
            onClick={onClick}
            onPointerEnter={preload}
            onFocus={preload}
            underline="always"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              fontWeight: 'fontWeightSemibold',
              color: 'primary.main',
            }}
          >
            {share.link}
          </Link>
          <noscript>
            {share.withoutScript.text} <a href={basePath + paths.contact}>{share.withoutScript.link}</a>.
          </noscript>
        </Box>
        {Dialog && <Dialog open={open} onClose={close} token={token} onDone={() => setToken('')} />}
        <LazyDialogStatus open={open} loaded={Dialog !== undefined} failed={failed} onRetry={load} onClose={close} />
      </Section>
    </div>
  );
}
