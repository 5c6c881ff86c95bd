import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSwipe } from '#components/useSwipe.ts';
import { heroControls, heroSlides } from '#content/home.ts';
import { useEnquiry } from '../enquiry/EnquiryContext.ts';
import { currentCssSlide } from './cssRotation.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { useSlides } from './useSlides.ts';

/** The home page's carousel: four cross-fading slides, each with a title and links. */
export function Hero() {
  const { index, goTo, setPaused, isRotating, isPausedByVisitor, isMotionReduced } = useSlides(heroSlides.length);
  const { open: isEnquiryOpen } = useEnquiry();
  const swipe = useSwipe((direction) => goTo(index + direction));
  const [pictureCount, setPictureCount] = useState(1);
  const firstSlide = useRef<HTMLElement>(null);

  // Continues with the slide that the CSS animation currently shows.
  useLayoutEffect(() => goTo(currentCssSlide(firstSlide.current, heroSlides.length)), [goTo]);

  const pauseOrPlay = (isPaused: boolean) => {
    setPaused('visitor', isPaused);
    // Pressing Play resumes the slides even though the button still has pointer or focus.
    if (!isPaused) for (const reason of ['focus', 'pointer'] as const) setPaused(reason, false);
  };

  // The slide whose button opened the dialog must still be visible when the focus returns.
  useEffect(() => setPaused('dialog', isEnquiryOpen), [setPaused, isEnquiryOpen]);

  // Pictures are loaded one slide ahead, but not before hydration.
  useEffect(() => setPictureCount((current) => Math.max(current, Math.min(index + 2, heroSlides.length))), [index]);

  return (
    <Box
      component="section"
      aria-roledescription={heroControls.roles.region}
      aria-label={heroControls.region}
      {...swipe}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPaused('pointer', true)}
      onPointerLeave={() => setPaused('pointer', false)}
      onFocus={(event) => event.target.matches('a, :focus-visible') && setPaused('focus', true)}
      onBlur={() => setPaused('focus', false)}
      sx={(theme) => ({
        '--focus-ring': theme.vars.palette.picture.gold,
        position: 'relative',
        display: 'grid',
        // On phones the carousel ends above the bar at the bottom of the screen.
        minHeight: {
          xs: `min(100svh - ${theme.measures.quickBar}px, 760px)`,
          sm: 'min(92svh, 700px)',
          md: 'min(84svh, 800px)',
        },
        color: 'picture.text',
        bgcolor: 'picture.scrim',
      })}
    >
      {/* Announced when the user changes the slide, silent during automatic rotation. */}
      <Box
        aria-live={isRotating ? 'off' : 'polite'}
        sx={{ display: 'grid', gridTemplateRows: { xs: 'minmax(200px, 1fr) repeat(4, auto)', md: 'none' } }}
      >
        {heroSlides.map((slide, position) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            label={heroControls.slide(position + 1, heroSlides.length)}
            current={position === index}
            withPicture={position < pictureCount || position === index}
            position={position}
            // In the server-rendered HTML no slide is inert, as CSS rotates them until hydration.
            inert={pictureCount > 1 && position !== index}
            ref={position === 0 ? firstSlide : undefined}
          />
        ))}
      </Box>
      <HeroControls
        index={index}
        goTo={goTo}
        isMotionReduced={isMotionReduced}
        isPaused={isPausedByVisitor}
        onPause={pauseOrPlay}
      />
    </Box>
  );
}
