import Box from '@mui/material/Box';

/** Stars a rating can reach. */
const scale = 5;

/** A rating in stars, read out as `4 out of 5 stars`. @param rating whole stars, 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Box
      role="img"
      aria-label={`${rating} out of ${scale} stars`}
      sx={{ color: 'gold.text', letterSpacing: '0.3em', lineHeight: 1 }}
    >
      {'★'.repeat(rating)}
      {'☆'.repeat(scale - rating)}
    </Box>
  );
}
