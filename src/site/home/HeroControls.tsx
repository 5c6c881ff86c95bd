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
  goTo: (index: number) => void;
  /** Whether the visitor has paused the carousel. */
  isPaused: boolean;
  /** Whether the visitor prefers reduced motion: the carousel does not rotate, so there is no pause button. */
  isMotionReduced: boolean;
  /** Called to pause the carousel, or to let it rotate again. */
  onPause: (isPaused: boolean) => void;
}

const outlined = { border: '1px solid color-mix(in srgb, currentColor 60%, transparent)' } as const;

/** Indicator of a slide that is not the current one, and that of the current one. */
const inactive = { backgroundColor: 'color-mix(in srgb, currentColor 60%, transparent)' };
const active = { backgroundColor: 'var(--current)' };

/** Controls of the carousel: previous, an indicator for each slide, next and pause; arrow keys work as well. */
export function HeroControls({ index, goTo, isPaused, isMotionReduced, onPause }: HeroControlsProps) {
  const changeByKey = (event: KeyboardEvent) => {
    const step = plainArrowKeyStep(event);
    if (step) goTo(index + step);
  };
  return (
    <Container
      data-screen=""
      onKeyDown={changeByKey}
      sx={{ position: 'absolute', insetInline: 0, bottom: { xs: 20, sm: 24, md: 40 }, pointerEvents: 'none' }}
    >
      <Box
        sx={({ vars }) => ({
          '--current': vars.palette.picture.gold,
          display: 'flex',
          alignItems: 'center',
          justifyContent: { md: 'flex-end' },
          gap: { xs: 0.5, md: 1 },
          // Leaves room for the floating buttons where the content extends to the edge of the window.
          mr: { md: 7, xl: 0 },
          '& > button': { pointerEvents: 'auto' },
          '@media (forced-colors: active)': {
            '--current': 'ButtonText',
            // They are on the picture.
            '& > button': { backgroundColor: 'ButtonFace' },
          },
        })}
      >
        <IconButton aria-label={heroControls.previous} onClick={() => goTo(index - 1)} sx={outlined}>
          <ChevronLeft sx={mirrored} />
        </IconButton>
        {heroSlides.map((slide, position) => (
          <ButtonBase
            key={slide.id}
            aria-label={heroControls.slide(position + 1, heroSlides.length)}
            aria-current={position === index}
            onClick={() => goTo(position)}
            sx={{
              width: { xs: 28, md: 48 },
              height: 44,
              '&::after': {
                content: '""',
                width: '100%',
                height: 2,
                mx: 0.5,
                ...(position === index ? active : inactive),
                ...cssRotation(position, heroSlides.length, inactive, active),
                // Otherwise all of them would have the colour of their ground.
                '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'ButtonText' },
              },
            }}
          />
        ))}
        <IconButton aria-label={heroControls.next} onClick={() => goTo(index + 1)} sx={outlined}>
          <ChevronRight sx={mirrored} />
        </IconButton>
        {!isMotionReduced && (
          <IconButton aria-label={isPaused ? heroControls.play : heroControls.pause} onClick={() => onPause(!isPaused)}>
            {isPaused ? <PlayArrow fontSize="small" /> : <Pause fontSize="small" />}
          </IconButton>
        )}
      </Box>
    </Container>
  );
}
