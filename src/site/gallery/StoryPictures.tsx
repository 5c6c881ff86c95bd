import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { photo } from '#content/photos/photo.ts';
import type { StoryPicture as Picture } from '#domain/eventStory.ts';

/** Props of {@link StoryPair}. */
export interface StoryPairProps {
  large: Picture;
  /** Undefined if the story has no more pictures. */
  small?: Picture;
  /** Whether the small picture is on the left. Default: false. */
  reversed?: boolean;
}

/** Two pictures of different sizes, aligned at the bottom. */
export function StoryPair({ large, small, reversed = false }: StoryPairProps) {
  return (
    <Container sx={{ pb: reversed ? { xs: 9, md: 14 } : 0 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: reversed ? '5fr 7fr' : '7fr 5fr' },
          columnGap: { sm: 3, md: 6 },
          rowGap: 4,
          alignItems: 'end',
          // Keeps the pictures aligned when one caption has one line and the other two.
          '& figcaption': { minHeight: { sm: '3.2em' } },
        }}
      >
        <Figure
          picture={large}
          ratio={reversed ? '3 / 2' : '5 / 4'}
          sizes="(min-width: 1240px) 830px, (min-width: 600px) 66vw, 112vw"
          sx={{ gridColumn: { sm: reversed ? 2 : 1 }, gridRow: { sm: 1 } }}
        />
        {small && (
          <Figure
            picture={small}
            ratio="4 / 5"
            sizes="(min-width: 1240px) 920px, (min-width: 600px) 70vw, 130vw"
            // On phones the small picture is indented instead.
            sx={{
              gridColumn: { sm: reversed ? 1 : 2 },
              gridRow: { sm: 1 },
              width: { xs: '72%', sm: 'auto' },
              justifySelf: { xs: reversed ? 'start' : 'end', sm: 'stretch' },
            }}
          />
        )}
      </Box>
    </Container>
  );
}

/** A picture from the left edge of the text to the edge of the screen. */
export function StoryPicture({ picture }: { picture: Picture }) {
  return (
    <Box
      sx={({ breakpoints, measures, spacing }) => ({
        // The margin beside the content plus the first of the text's two columns.
        [breakpoints.up('md')]: {
          '--content': `min(100% - 2 * ${spacing(5)}, ${measures.content}px)`,
          pl: `calc((100% - var(--content)) / 2 + (var(--content) - ${spacing(8)}) / 3 + ${spacing(8)})`,
        },
      })}
    >
      <Figure
        picture={picture}
        ratio="16 / 10"
        sizes="(min-width: 900px) 66vw, 100vw"
        sx={{
          '& figcaption': { px: { xs: 2.5, sm: 5, md: 0 } },
          // Its corners are at the edge of the screen.
          '& > .AppPhoto-root': { borderRadius: 0 },
        }}
      />
    </Box>
  );
}

interface FigureProps {
  picture: Picture;
  ratio: string;
  sizes: string;
  sx?: SxProps<Theme>;
}

function Figure({ picture: { image, caption }, ratio, sizes, sx = [] }: FigureProps) {
  return (
    <Box component="figure" sx={[{ m: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Photo picture={photo(image)} ratio={ratio} sizes={sizes} />
      <Typography component="figcaption" variant="body2" sx={{ mt: 1.25, color: 'text.secondary' }}>
        {caption}
      </Typography>
    </Box>
  );
}
