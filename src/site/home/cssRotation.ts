import { keyframes } from '@mui/material/styles';
import { slideInterval } from './useSlides.ts';

/** Share of a slide's time used for fading, from 0 to 1; close to the theme's `crossFade`. */
const fadingShare = 0.18;

/** CSS properties and their values. */
type Styles = Record<string, string | number>;

/**
 * Limits the rotation to users without reduced motion, and to browsers that support `content-visibility` in keyframes,
 * which delays loading of later pictures.
 */
const withMotion = (styles: object) => ({
  '@supports (transition-behavior: allow-discrete)': {
    '@media (prefers-reduced-motion: no-preference)': { 'html:not([data-ready]) &': styles },
  },
});

/**
 * Styles that rotate the slides until hydration, which starts with the first interaction.
 * @param position of the slide, starting at 0.
 * @param count number of slides.
 * @param hidden styles of a part of a slide while the slide is hidden.
 * @param shown styles of that part while the slide is visible.
 */
export function cssRotation(position: number, count: number, hidden: Styles, shown: Styles) {
  const percent = (slides: number) => `${((slides / count) * 100).toFixed(2)}%`;
  const rotation = keyframes({
    '0%': hidden,
    [`${percent(fadingShare)}, ${percent(1)}`]: shown,
    [`${percent(1 + fadingShare)}, 100%`]: hidden,
  });
  // The first slide is visible from the start.
  const delay = (position === 0 ? -fadingShare : position) * slideInterval;
  return withMotion({ animation: `${rotation} ${count * slideInterval}ms ${delay}ms infinite` });
}

const pictureAppears = keyframes({ from: { contentVisibility: 'hidden' }, to: { contentVisibility: 'visible' } });

/**
 * Delays loading of a slide's picture until half an interval before the slide is shown. @param position of the slide,
 * starting at 0.
 */
export const cssPictureDelay = (position: number) =>
  withMotion({ animation: `${pictureAppears} ${slideInterval}ms ${(position - 0.5) * slideInterval}ms both` });

/**
 * @param slide element of the first slide. @param count number of slides.
 * @returns the slide that the CSS animation currently shows, starting at 0; 0 without an animation.
 */
export function currentCssSlide(slide: Element | null | undefined, count: number): number {
  const [animation] = slide?.getAnimations?.() ?? [];
  return Math.floor(Number(animation?.currentTime ?? 0) / slideInterval) % count;
}
