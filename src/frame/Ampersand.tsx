import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** The ampersand of Cormorant Garamond Italic 500, in 200 units per em; a picture of it spares every page a 39 KB font. */
const outline =
  'M62-2q-12 0-22 4-9 5-16 14-6 8-8 18-3 11-1 22 3 11 10 19 6 8 16 13 9 5 19 5 5 0 10-1 4-2 8-5l-13-12q-3 8-7 10-5 2-8 2-6 0-10-3-4-4-7-9-3-6-4-13-2-12 0-23 3-10 9-17 6-7 14-11 8-4 17-4 12 0 22 6 10 6 16 19 6 12 7 30l4-1q-2-21-9-35-8-14-20-21-12-7-27-7zM24 39l-2 2q6 6 15 13 9 6 18 14 9 7 16 14 8 8 12 15 5 7 5 13 0 4-1 6-2 2-4 4-1 1-3 2-1 2-1 5 0 3 2 6 2 2 5 2 5 0 8-5 3-4 3-11 0-8-5-17-5-9-12-17-8-8-18-16-9-8-19-16-10-7-19-14zM78 45q-2 0-4 1-2 2-2 6 0 5 4 10 3 5 9 8 6 3 12 3 5 0 11-2 5-2 11-5 6-3 11-6 5-2 10-2 2 0 4 1 2 1 2 3 0 2-2 3-1 2-2 3-1 2-1 4 0 3 1 4 2 1 4 1 3 0 5-1 1-1 1-6 0-5-3-10-3-5-8-8-4-3-10-3-5 0-11 2-6 3-11 6-6 3-12 6-6 2-11 2-3 0-5-1-1-2-1-3 0-2 1-4 1-2 2-3 1-2 1-4 0-2-1-3-2-2-5-2z';

/** The gold ampersand of the wordmark, as high as the letters around it. */
export function Ampersand() {
  return (
    <>
      <span style={visuallyHidden}>&amp;</span>
      <Box
        component="svg"
        aria-hidden
        viewBox="12 -136 143 140"
        sx={{ width: '0.715em', height: '0.7em', color: 'gold.ornament', verticalAlign: 'baseline' }}
      >
        <path transform="scale(1 -1)" fill="currentColor" d={outline} />
      </Box>
    </>
  );
}
