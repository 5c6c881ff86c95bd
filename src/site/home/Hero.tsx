import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSwipe } from '#components/useSwipe.ts';
import { heroControls, heroSlides } from '#content/home.ts';
import { useEnquiry } from '../enquiry/EnquiryContext.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { slideByStyle } from './turnByStyle.ts';
import { useSlides } from './useSlides.ts';

/** The home page's slider: four slides that cross-fade, each with a title and a way on. */
export function Hero() {
  const { index, go, hold, turning, stopped, still } = useSlides(heroSlides.length);
  const { open: enquiring } = useEnquiry();
  const swipe = useSwipe((direction) => go(index + direction));
  const [shown, setShown] = useState(1);
  const firstSlide = useRef<HTMLElement>(null);

  // Goes on from the slide that the visitor sees.
  useLayoutEffect(() => go(slideByStyle(firstSlide.current, heroSlides.length)), [go]);

  const stop = (stopping: boolean) => {
    hold('visitor', stopping);
    // Who presses Play wants to see the slides turn, with the button still under finger or focus.
    if (!stopping) for (const reason of ['focus', 'pointer'] as const) hold(reason, false);
  };

  // The slide that opened the dialog has to be there when the focus comes back.
  useEffect(() => hold('dialog', enquiring), [hold, enquiring]);

  // Pictures of later slides are fetched one slide ahead, not before the page is ready.
  useEffect(() => setShown((current) => Math.max(current, Math.min(index + 2, heroSlides.length))), [index]);

  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={heroControls.region}
      {...swipe}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={(event) => event.target.matches('a, :focus-visible') && hold('focus', true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hold('focus', false)}
      sx={(theme) => ({
        '--focus-ring': theme.vars.palette.picture.gold,
        position: 'relative',
        display: 'grid',
        // On phones it ends where the bar at the screen's edge begins.
        minHeight: {
          xs: `min(100svh - ${theme.measures.quickBar}px, 760px)`,
          sm: 'min(92svh, 700px)',
          md: 'min(84svh, 800px)',
        },
        color: 'picture.text',
        bgcolor: 'picture.scrim',
        touchAction: 'pan-y pinch-zoom',
      })}
    >
      {/* Read out when the visitor turns the slides, silent while they turn by themselves. */}
      <Box
        aria-live={turning ? 'off' : 'polite'}
        sx={{ display: 'grid', gridTemplateRows: { xs: 'minmax(200px, 1fr) repeat(4, auto)', md: 'none' } }}
      >
        {heroSlides.map((slide, position) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            label={heroControls.slide(position + 1, heroSlides.length)}
            current={position === index}
            withPicture={position < shown || position === index}
            position={position}
            // In the HTML none is: styles turn them.
            inert={shown > 1 && position !== index}
            ref={position === 0 ? firstSlide : undefined}
          />
        ))}
      </Box>
      <HeroControls index={index} go={go} still={still} stopped={stopped} onStop={stop} />
    </Box>
  );
}
