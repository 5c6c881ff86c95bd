import { ampersand, logo } from 'virtual:wordmark';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { Fragment } from 'react';
import { company } from '#content/company.ts';
import { paths } from '#paths';

/** The logo stays beside the name, which in a narrow column wraps between words only. */
const lineOfParts = { display: 'inline-flex', alignItems: 'center', gap: '0.25em', overflowWrap: 'normal' } as const;

/** The company's logo and name, with a gold ampersand; links to the home page. */
export function Wordmark() {
  const parts = company.name.split('&');
  return (
    <Link
      href={paths.home}
      underline="none"
      dir="auto"
      sx={{
        ...lineOfParts,
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
          sx={{ flex: 'none', height: '1.3em', fill: 'currentColor' }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from the brand's folder at build time.
          dangerouslySetInnerHTML={{ __html: logo.drawing }}
        />
      )}
      <Box component="span" sx={{ ...lineOfParts, flexWrap: 'wrap' }}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal, and have no other identity.
          <Fragment key={index}>
            {index > 0 && <Ampersand />}
            {part.trim()}
          </Fragment>
        ))}
      </Box>
    </Link>
  );
}

/**
 * The gold ampersand of the wordmark, as high as the letters around it. An SVG path if the site serves the display font
 * itself, so that pages need not load the italic font.
 */
function Ampersand() {
  if (!ampersand) {
    return (
      <Box component="em" sx={{ color: 'gold.ornament' }}>
        &amp;
      </Box>
    );
  }
  const { path, viewBox, width, height } = ampersand;
  return (
    <>
      <span style={visuallyHidden}>&amp;</span>
      <Box
        component="svg"
        aria-hidden
        viewBox={viewBox}
        sx={{ width, height, color: 'gold.ornament', verticalAlign: 'baseline' }}
      >
        <path transform="scale(1 -1)" fill="currentColor" d={path} />
      </Box>
    </>
  );
}
