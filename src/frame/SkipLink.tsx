import Link from '@mui/material/Link';
import { siteLabels } from '#content/site.ts';

/** The first stop of the keyboard: over the header straight to the content. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      // The router does not know of jumps within a page; this one needs no entry in the history.
      onClick={(event) => {
        event.preventDefault();
        const content = document.getElementById('content');
        content?.focus({ preventScroll: true });
        content?.scrollIntoView();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {siteLabels.skipLink}
    </Link>
  );
}
