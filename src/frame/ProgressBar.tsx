import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { loading } from '#content/site.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** A thin loading bar at the top of the viewport, shown while a page or dialog loads. */
export function ProgressBar() {
  return (
    <Box
      role="progressbar"
      aria-label={loading}
      sx={{ position: 'fixed', inset: '0 0 auto', height: 2, zIndex: 'tooltip', overflow: 'hidden' }}
    >
      <Box
        sx={{
          width: '35%',
          height: '100%',
          bgcolor: 'gold.ornament',
          animation: ({ transitions }) => `${slide} ${transitions.duration.progress}ms ease-in-out infinite`,
        }}
      />
    </Box>
  );
}
