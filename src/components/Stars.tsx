import Box from '@mui/material/Box';
import { starsOf } from '#content/stars.ts';
import { maxStars } from '#domain/testimonial.ts';

/** A rating in stars, read out as `4 out of 5 stars`. @param rating whole stars, 1 to `maxStars`. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Box
      role="img"
      aria-label={starsOf(rating, maxStars)}
      sx={{ color: 'gold.text', letterSpacing: '0.3em', lineHeight: 1 }}
    >
      {'★'.repeat(rating)}
      {'☆'.repeat(maxStars - rating)}
    </Box>
  );
}
