import Box from '@mui/material/Box';
import { starsOf } from '#content/stars.ts';

/** Maximum rating. */
const scale = 5;

/** A rating in stars, read out as `4 out of 5 stars`. @param rating whole stars, 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Box
      role="img"
      aria-label={starsOf(rating, scale)}
      sx={{ color: 'gold.text', letterSpacing: '0.3em', lineHeight: 1 }}
    >
      {'★'.repeat(rating)}
      {'☆'.repeat(scale - rating)}
    </Box>
  );
}
