import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { sectionSpace } from '#components/sectionSpace.ts';
import { photo } from '#content/photos/photo.ts';
import type { Closing } from '#content/types.ts';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';

/** Last section of a page: a call to action over a photograph. */
export function ClosingCall({ eyebrow, title, text, button, photo: name }: Closing) {
  return (
    <Box
      component="section"
      data-screen=""
      sx={(theme) => ({
        '--focus-ring': theme.vars.palette.picture.gold,
        position: 'relative',
        py: sectionSpace(0.75, 1.125),
        textAlign: 'center',
        color: 'picture.text',
        bgcolor: 'picture.scrim',
      })}
    >
      <Photo picture={photo(name)} alt="" sizes="(min-width: 780px) 100vw, 600px" ratio="fill" />
      <Scrim place="all" />
      <Container sx={{ position: 'relative' }}>
        <Typography variant="eyebrow" sx={{ color: 'picture.gold' }}>
          {eyebrow}
        </Typography>
        <Typography variant="h2" sx={{ mt: 2, mx: 'auto', maxWidth: '14em' }}>
          {title}
        </Typography>
        <Typography variant="lead" sx={{ mt: 2.5, mx: 'auto', maxWidth: '34em', color: 'inherit' }}>
          {text}
        </Typography>
        <EnquiryButton color="onPicture" sx={{ mt: 4.5 }}>
          {button}
        </EnquiryButton>
      </Container>
    </Box>
  );
}
