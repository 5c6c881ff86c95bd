import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { company } from '#content/company.ts';
import { paths } from '#paths';

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
        whiteSpace: 'nowrap',
      }}
    >
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <span>
              {' '}
              <Ampersand />{' '}
            </span>
          )}
          {part.trim()}
        </Fragment>
      ))}
    </Link>
  );
}

function Ampersand() {
  return <span style={{ color: 'var(--mui-palette-gold-ornament)', fontStyle: 'italic' }}>&amp;</span>;
}
