import Link from '@mui/material/Link';
import { siteLabels } from '#content/site.ts';

/** The first focusable element of a page: a link that skips the header. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      // React Router does not handle jumps within a page, and this one needs no history entry.
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
        fontWeight: 'fontWeightSemibold',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {siteLabels.skipLink}
    </Link>
  );
}
