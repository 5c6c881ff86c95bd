import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { plainArrowKeyStep } from '#components/arrowKeyStep.ts';
import { mirrored } from '#components/styles.ts';
import { heroControls, heroSlides } from '#content/home.ts';
import { cssRotation } from './cssRotation.ts';

/** Props of {@link HeroControls}. */
export interface HeroControlsProps {
  index: number;
  go: (index: number) => void;
  /** Whether the user has paused the carousel. */
  stopped: boolean;
  /** Whether the user prefers reduced motion: the carousel does not rotate, so there is no pause button. */
  still: boolean;
  onStop: (stop: boolean) => void;
}

const ring = {
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  '@media (forced-colors: active)': { backgroundColor: 'ButtonFace' },
} as const;

/** Indicator of a slide that is not the current one. */
const off = { backgroundColor: 'color-mix(in srgb, currentColor 60%, transparent)' };

/** Controls of the carousel: previous, an indicator for each slide, next and pause; arrow keys work as well. */
export function HeroControls({ index, go, stopped, still, onStop }: HeroControlsProps) {
  const turnByKey = (event: KeyboardEvent) => {
    const step = plainArrowKeyStep(event);
    if (step) go(index + step);
  };
  return (
    <Container
      data-screen=""
      onKeyDown={turnByKey}
      sx={{ position: 'absolute', insetInline: 0, bottom: { xs: 20, sm: 24, md: 40 }, pointerEvents: 'none' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: { md: 'flex-end' },
          gap: { xs: 0.5, md: 1 },
          // Leaves room for the floating buttons where the content extends to the edge of the window.
          mr: { md: 7, xl: 0 },
          '& > *': { pointerEvents: 'auto' },
        }}
      >
        <IconButton aria-label={heroControls.previous} onClick={() => go(index - 1)} sx={ring}>
          <ChevronLeft sx={mirrored} />
        </IconButton>
        {heroSlides.map((slide, position) => (
          <ButtonBase
            key={slide.id}
            aria-label={heroControls.slide(position + 1, heroSlides.length)}
            aria-current={position === index}
            onClick={() => go(position)}
            sx={({ vars }) => {
              const on = { backgroundColor: vars.palette.picture.gold };
              return {
                width: { xs: 28, md: 48 },
                height: 44,
                '&::after': {
                  content: '""',
                  width: '100%',
                  height: 2,
                  mx: 0.5,
                  ...(position === index ? on : off),
                  ...cssRotation(position, heroSlides.length, off, on),
                },
              };
            }}
          />
        ))}
        <IconButton aria-label={heroControls.next} onClick={() => go(index + 1)} sx={ring}>
          <ChevronRight sx={mirrored} />
        </IconButton>
        {!still && (
          <IconButton aria-label={stopped ? heroControls.play : heroControls.pause} onClick={() => onStop(!stopped)}>
            {stopped ? <PlayArrow fontSize="small" /> : <Pause fontSize="small" />}
          </IconButton>
        )}
      </Box>
    </Container>
  );
}
