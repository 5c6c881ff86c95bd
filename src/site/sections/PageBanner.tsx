import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { photo } from '#content/photos/photo.ts';
import type { Banner } from '#content/types.ts';

/** The head of an inner page: one photograph, one title. */
export function PageBanner({ banner }: { banner: Banner }) {
  return (
    <Box
      sx={(theme) => ({
        '--focus-ring': theme.vars.palette.picture.gold,
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-end',
        minHeight: { xs: 440, md: 560 },
        pt: 16,
        color: 'picture.text',
        bgcolor: 'picture.scrim',
      })}
    >
      <Photo picture={photo(banner.photo)} alt="" sizes="(min-width: 660px) 100vw, 455px" ratio="fill" priority />
      <Scrim place="bottom" />
      <Container sx={{ position: 'relative', pb: { xs: 6, md: 9 } }}>
        <Typography variant="eyebrow" sx={{ color: 'picture.gold' }}>
          {banner.eyebrow}
        </Typography>
        <Typography variant="h1" sx={{ mt: 2, maxWidth: '14em' }}>
          {banner.title}
        </Typography>
        <Typography variant="lead" sx={{ mt: 2.5, maxWidth: '34em', color: 'inherit' }}>
          {banner.lead}
        </Typography>
      </Container>
    </Box>
  );
}
