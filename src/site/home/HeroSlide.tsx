import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Photo } from '#components/Photo.tsx';
import { footFade, Scrim } from '#components/Scrim.tsx';
import { heroControls, heroSecondary, heroSlides } from '#content/home.ts';
import { photo } from '#content/photos/photo.ts';
import type { HeroSlide as Slide } from '#content/types.ts';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';
import { cssPictureDelay, cssRotation } from './cssRotation.ts';

/**
 * Rendered width of a hero picture, including cropped parts; reduced on phones, whose displays have a high pixel
 * density.
 */
const sizes = '(min-width: 600px) 100vw, 455px';

const shown = { opacity: 1, visibility: 'visible' } as const;
const hidden = { opacity: 0, visibility: 'hidden' } as const;

/**
 * On small screens the slides share grid rows (picture, eyebrow, headline, subtitle, buttons), each as high as the
 * highest content of all slides; the picture ends with the headline.
 */
const rowsOfAll = { display: { xs: 'grid', md: 'block' }, gridTemplateRows: { xs: 'subgrid' } } as const;

/** Props of {@link HeroSlide}. */
export interface HeroSlideProps {
  slide: Slide;
  /** Accessible name, e.g. `Slide 2 of 4`. */
  label: string;
  current: boolean;
  /** Whether the picture may be loaded yet. */
  withPicture: boolean;
  /** Position of the slide, starting at 0; the picture of the first one is preloaded. */
  position: number;
  /** Makes the slide's content unfocusable and unclickable. */
  inert: boolean;
  ref?: Ref<HTMLElement>;
}

/** One slide; all slides are stacked and cross-fade. */
export function HeroSlide({ slide, label, current, withPicture, position, inert, ref }: HeroSlideProps) {
  const picture = photo(slide.backgroundImage);
  return (
    <Box
      ref={ref}
      role="group"
      aria-roledescription={heroControls.roles.slide}
      aria-label={label}
      inert={inert}
      sx={{
        gridArea: '1 / 1 / -1',
        position: 'relative',
        // All headlines start at the same height, so that they do not jump between slides.
        ...rowsOfAll,
        // Slow zoom of the current picture.
        '& picture img': {
          transform: current ? 'scale(1.05)' : 'none',
          transition: ({ transitions }) =>
            transitions.create('transform', {
              duration: current ? transitions.duration.heroZoom : 0,
              delay: current ? 0 : transitions.duration.crossFade,
              easing: 'linear',
            }),
        },
        ...(current ? shown : hidden),
        transition: ({ transitions }) =>
          transitions.create(['opacity', 'visibility'], {
            duration: transitions.duration.crossFade,
            easing: transitions.easing.quiet,
          }),
        ...cssRotation(position, heroSlides.length, hidden, shown),
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          gridRow: { xs: '1 / 4' },
          // Narrow screens show the part of the picture beside the area reserved for text.
          '& img': { objectPosition: { xs: '80% 50%', md: '50% 50%' } },
          ...(!withPicture && { contentVisibility: 'hidden', ...cssPictureDelay(position) }),
        }}
      >
        <Photo picture={picture} alt="" sizes={sizes} ratio="fill" priority={position === 0} />
      </Box>
      {/* One pixel lower than the picture, of which fractions of a device pixel would else show as a bright line. */}
      <Box sx={{ position: 'absolute', inset: { xs: `-${footFade}px 0 -1px`, md: 0 }, gridRow: { xs: '2 / 4' } }}>
        <Scrim place="foot" />
      </Box>
      <SlideText slide={slide} />
    </Box>
  );
}

/** The words of a slide and its two links. */
function SlideText({ slide }: { slide: Slide }) {
  return (
    <Container
      sx={{
        position: 'relative',
        gridArea: '1 / 1 / -1',
        ...rowsOfAll,
        pt: { md: 'max(112px, min(84svh, 800px) / 2 - 220px)' },
        pb: { xs: 11, sm: 14, md: 12 },
      }}
    >
      <Typography variant="eyebrow" sx={{ gridRow: 2, color: 'picture.gold' }}>
        {slide.eyebrow}
      </Typography>
      <Typography
        variant="h1"
        component="h2"
        sx={{
          gridRow: 3,
          typography: { xs: 'h2', md: 'h1' },
          mt: { xs: 1, md: 2.5 },
          maxWidth: { xs: '6.9em', md: '6.2em' },
        }}
      >
        {slide.title}
      </Typography>
      <Typography variant="lead" sx={{ gridRow: 4, mt: { xs: 2, md: 3 }, maxWidth: '30em', color: 'inherit' }}>
        {slide.subtitle}
      </Typography>
      <Box
        // The row is as high as the longest slide needs; the buttons keep their own height.
        sx={{
          gridRow: 5,
          display: 'flex',
          flexWrap: 'wrap',
          placeContent: 'start',
          alignItems: 'start',
          columnGap: 2,
          rowGap: 1,
          mt: { xs: 3, md: 4.5 },
        }}
      >
        <SlideButton slide={slide} />
        <Button
          variant="outlined"
          color="onPicture"
          href={heroSecondary.to}
          // On phones both buttons are in one row.
          sx={{
            px: { xs: 0.5, sm: 3.5 },
            borderColor: { xs: 'transparent', sm: 'currentColor' },
            textDecoration: { xs: 'underline 1px', sm: 'none' },
            textUnderlineOffset: '0.45em',
            '@media (forced-colors: active)': { backgroundColor: 'ButtonFace' },
          }}
        >
          {heroSecondary.text}
        </Button>
      </Box>
    </Container>
  );
}

function SlideButton({ slide }: { slide: Slide }) {
  if (slide.action === 'enquiry') return <EnquiryButton color="onPicture">{slide.buttonText}</EnquiryButton>;
  return (
    <Button variant="contained" color="onPicture" href={slide.buttonLink}>
      {slide.buttonText}
    </Button>
  );
}
