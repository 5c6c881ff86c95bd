import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useState } from 'react';
import { Section } from '#components/Section.tsx';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { share } from '#content/testimonials.ts';
import { ProgressBar } from '#frame/ProgressBar.tsx';
import { basePath, paths, reviewPath } from '#paths';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import { useOverlayParam } from '../useOverlayParam.ts';

const loadDialog = async () => (await import('./ReviewDialog.tsx')).ReviewDialog;

const titleId = 'share';

/** The invitation to write a review; its link opens the form over the page, whose code is loaded when first wanted. */
export function ShareYourExperience() {
  const { Component: Dialog, failed, fetch } = useLazyComponent(loadDialog);
  const { value, open: openDialog, close } = useOverlayParam('review');
  const open = Boolean(value);
  // Whoever has come by a personal link and closes the form opens it again as theirs.
  const [token, setToken] = useState('');
  if (value && value !== 'new' && value !== token) setToken(value);

  // Forward, reload and a shared address come to an open dialog, too.
  useEffect(() => {
    if (open) fetch();
  }, [open, fetch]);

  const onClick = (event: MouseEvent) => {
    // A new tab, a new window: the browser does what it does with links.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openDialog('new');
  };

  return (
    <div data-screen="">
      <Section ground="blush" labelledBy={titleId}>
        <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center' }}>
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
            onPointerEnter={fetch}
            onFocus={fetch}
            underline="always"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600, color: 'primary.main' }}
          >
            {share.link}
          </Link>
          <noscript>
            {share.withoutScript.text} <a href={basePath + paths.contact}>{share.withoutScript.link}</a>.
          </noscript>
        </Box>
        {open && !Dialog && !failed && <ProgressBar />}
        {Dialog && <Dialog open={open} onClose={close} token={token} onDone={() => setToken('')} />}
        {open && failed && <LoadFailed onRetry={fetch} onClose={close} />}
      </Section>
    </div>
  );
}
