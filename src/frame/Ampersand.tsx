import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** The ampersand of Cormorant Garamond Italic 500, in 200 units per em; a picture of it spares every page a 39 KB font. */
const outline =
  'M62 -2Q50 -2 40 2Q31 7 24 16Q18 24 16 34Q13 45 15 56Q18 67 25 75Q31 83 41 88Q50 93 60 93Q65 93 70 92Q74 90 78 87L65 75Q62 83 58 85Q53 87 50 87Q44 87 40 84Q36 80 33 75Q30 69 29 62Q27 50 29 39Q32 29 38 22Q44 15 52 11Q60 7 69 7Q81 7 91 13Q101 19 107 32Q113 44 114 62L118 61Q116 40 109 26Q101 12 89 5Q77 -2 62 -2ZM24 39L22 41Q28 47 37 54Q46 60 55 68Q64 75 71 82Q79 90 83 97Q88 104 88 110Q88 114 87 116Q85 118 83 120Q82 121 80 122Q79 124 79 127Q79 130 81 133Q83 135 86 135Q91 135 94 130Q97 126 97 119Q97 111 92 102Q87 93 80 85Q72 77 62 69Q53 61 43 53Q33 46 24 39ZM78 45Q76 45 74 46Q72 48 72 52Q72 57 76 62Q79 67 85 70Q91 73 97 73Q102 73 108 71Q113 69 119 66Q125 63 130 60Q135 58 140 58Q142 58 144 59Q146 60 146 62Q146 64 144 65Q143 67 142 68Q141 70 141 72Q141 75 142 76Q144 77 146 77Q149 77 151 76Q152 75 152 70Q152 65 149 60Q146 55 141 52Q137 49 131 49Q126 49 120 51Q114 54 109 57Q103 60 97 63Q91 65 86 65Q83 65 81 64Q80 62 80 61Q80 59 81 57Q82 55 83 54Q84 52 84 50Q84 48 83 47Q81 45 78 45Z';

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
