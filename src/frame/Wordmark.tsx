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
      dir="auto"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.25em',
        minHeight: 44,
        typography: 'h4',
        lineHeight: 1,
        fontSize: { xs: 'panelTitle.fontSize', sm: 'h4.fontSize' },
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
