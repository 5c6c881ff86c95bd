import Box from '@mui/material/Box';
import type { Picture } from '#domain/picture.ts';
import { Photo } from './Photo.tsx';

/** Two pictures of different sizes; the smaller one overlaps a corner of the larger one. */
export function PhotoPair({ large, small }: { large: Picture; small: Picture }) {
  return (
    <Box sx={{ position: 'relative', pb: { xs: 8, md: 10 }, pr: { xs: 6, md: 14 } }}>
      <Photo picture={large} ratio="7 / 8" sizes="(min-width: 900px) 830px, 105vw" />
      <Box
        sx={{
          position: 'absolute',
          right: 0,
          bottom: 0,
          width: '44%',
          borderStyle: 'solid',
          borderWidth: '12px 0 0 12px',
          borderColor: 'background.default',
          '@media (forced-colors: active)': { borderColor: 'Canvas' },
        }}
      >
        <Photo picture={small} ratio="9 / 10" sizes="(min-width: 900px) 430px, 45vw" />
      </Box>
    </Box>
  );
}
