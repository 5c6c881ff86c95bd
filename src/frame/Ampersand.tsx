import { ampersand } from 'virtual:wordmark';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/**
 * The gold ampersand of the wordmark, as high as the letters around it. An SVG path if the site serves the display font
 * itself, so that pages need not load the italic font.
 */
export function Ampersand() {
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
