import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { MenuEntry } from './menu.ts';

/** One column of the footer: a list of links, or, with content `before` it, a section. */
export function FooterList({
  title,
  entries,
  before,
}: {
  title: string;
  entries: readonly MenuEntry[];
  before?: ReactNode;
}) {
  const id = useId();
  return (
    <Box component={before ? 'section' : 'nav'} aria-labelledby={id}>
      <Typography id={id} variant="eyebrow" component="h2" sx={{ color: 'deep.gold', mb: 1.5 }}>
        {title}
      </Typography>
      {before}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              variant="body2"
              dir="auto"
              sx={{ display: 'inline-block', py: 0.75, overflowWrap: 'anywhere' }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
