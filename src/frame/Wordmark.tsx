import { logo } from 'virtual:wordmark';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { company } from '#content/company.ts';
import { paths } from '#paths';
import { Ampersand } from './Ampersand.tsx';

/** The company's logo and name, with a gold ampersand; links to the home page. */
export function Wordmark() {
  const parts = company.name.split('&');
  return (
    <Link
      href={paths.home}
      underline="none"
      dir="auto"
      sx={{
        display: 'inline-flex',
        // In a narrow column it wraps between words only.
        flexWrap: 'wrap',
        overflowWrap: 'normal',
        alignItems: 'center',
        gap: '0.25em',
        minHeight: 44,
        typography: 'h4',
        lineHeight: 1,
        fontSize: { xs: 'panelTitle.fontSize', sm: 'h4.fontSize' },
      }}
    >
      {logo && (
        <Box
          component="svg"
          aria-hidden
          viewBox={logo.viewBox}
          sx={{ height: '1.3em', fill: 'currentColor' }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from the brand's folder at build time.
          dangerouslySetInnerHTML={{ __html: logo.drawing }}
        />
      )}
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <Ampersand />}
          {part.trim()}
        </Fragment>
      ))}
    </Link>
  );
}
