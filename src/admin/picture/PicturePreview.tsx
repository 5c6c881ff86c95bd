import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pictureWords } from '#content/admin/postForm.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';

/**
 * The chosen picture in a 3:2 box, which stays if the picture cannot be loaded. @param props.src URL, or the name of a
 * photograph of the site.
 */
export function PicturePreview({ src }: { src: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '3 / 2',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'background.sunken',
      }}
    >
      {broken ? (
        <Typography variant="body2" sx={{ p: 2, textAlign: 'center', color: 'text.secondary' }}>
          {pictureWords.broken}
        </Typography>
      ) : (
        <Box
          component="img"
          src={pictureOf(src)?.src ?? src}
          alt={pictureWords.preview}
          onError={() => setBroken(true)}
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
