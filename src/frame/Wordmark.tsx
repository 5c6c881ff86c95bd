import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { company } from '#content/company.ts';
import { paths } from '#paths';
import { Ampersand } from './Ampersand.tsx';

/** The company's name as its mark, the ampersand in gold; leads home. */
export function Wordmark() {
  const parts = company.name.split('&');
  return (
    <Link
      href={paths.home}
      underline="none"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.25em',
        minHeight: 44,
        typography: 'h4',
        lineHeight: 1,
        fontSize: { xs: '1.5rem', sm: '1.75rem' },
      }}
    >
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <Ampersand />}
          {part.trim()}
        </Fragment>
      ))}
    </Link>
  );
}
