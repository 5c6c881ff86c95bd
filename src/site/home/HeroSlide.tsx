import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { heroSecondary, heroSlides } from '#content/home.ts';
import { photo } from '#content/photos/photo.ts';
import type { HeroSlide as Slide } from '#content/types.ts';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';
import { arriveByStyle, turnByStyle } from './turnByStyle.ts';

/** How wide a hero picture stands, cropped parts included; a little less on phones, where it lies under the scrim. */
const sizes = '(min-width: 900px) 100vw, 455px';

const on = { opacity: 1, visibility: 'visible' } as const;
const off = { opacity: 0, visibility: 'hidden' } as const;

/** Props of {@link HeroSlide}. */
export interface HeroSlideProps {
  slide: Slide;
  /** `Slide 2 of 4`. */
  label: string;
  current: boolean;
  /** Whether the picture may be fetched yet. */
  withPicture: boolean;
  /** Which slide it is, from 0. The picture of the first one comes first. */
  position: number;
  /** Whether nothing of it can be pressed. */
  inert: boolean;
  ref?: Ref<HTMLElement>;
}

/** One slide; all four lie over one another and fade. */
export function HeroSlide({ slide, label, current, withPicture, position, inert, ref }: HeroSlideProps) {
  const picture = photo(slide.backgroundImage);
  return (
    <Box
      ref={ref}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={inert}
      sx={{
        gridArea: '1 / 1',
        position: 'relative',
        // Every headline begins at the same height: none jumps when the slides turn.
        display: 'flex',
        alignItems: 'flex-start',
        // The picture on show comes slowly nearer.
        '& picture img': {
          transform: current ? 'scale(1.05)' : 'none',
          transition: ({ transitions }) =>
            transitions.create('transform', {
              duration: current ? transitions.duration.pushIn : 0,
              delay: current ? 0 : transitions.duration.crossFade,
              easing: 'linear',
            }),
        },
        ...(current ? on : off),
        transition: ({ transitions }) =>
          transitions.create(['opacity', 'visibility'], {
            duration: transitions.duration.crossFade,
            easing: transitions.easing.quiet,
          }),
        ...turnByStyle(position, heroSlides.length, off, on),
      }}
    >
      <Box sx={withPicture ? undefined : { contentVisibility: 'hidden', ...arriveByStyle(position) }}>
        <Photo picture={picture} alt="" sizes={sizes} ratio="fill" priority={position === 0} />
      </Box>
      <Scrim place="left" />
      <Container
        sx={{
          position: 'relative',
          pt: { xs: 13, md: 'max(112px, min(84svh, 800px) / 2 - 220px)' },
          pb: { xs: 17, sm: 14, md: 12 },
        }}
      >
        <Typography variant="eyebrow" sx={{ color: 'picture.gold' }}>
          {slide.eyebrow}
        </Typography>
        <Typography variant="h1" component="h2" sx={{ mt: 2.5, maxWidth: '6.2em' }}>
          {slide.title}
        </Typography>
        <Typography variant="lead" sx={{ mt: 3, maxWidth: '30em', color: 'inherit' }}>
          {slide.subtitle}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4.5 }}>
          <SlideButton slide={slide} />
          <Button variant="outlined" color="onPicture" href={heroSecondary.to}>
            {heroSecondary.text}
          </Button>
        </Box>
      </Container>
    </Box>
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
