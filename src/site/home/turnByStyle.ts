import { keyframes } from '@mui/material/styles';
import { slideInterval } from './useSlides.ts';

/** How much of its turn, of one, a slide takes to fade; near to the theme's `crossFade`. */
const fading = 0.18;

/** Values of CSS properties. */
type Look = Record<string, string | number>;

/** Where motion is not wanted, or a browser cannot hold back later pictures (`content-visibility` in keyframes), nothing turns. */
const whereItTurns = (styles: object) => ({
  '@supports (transition-behavior: allow-discrete)': {
    '@media (prefers-reduced-motion: no-preference)': { 'html:not([data-ready]) &': styles },
  },
});

/**
 * Styles that turn the slides until the application does: it comes with the visitor's first touch.
 * @param position of the slide, from 0. @param count of all slides. @param hidden styles of what belongs to a slide that is
 * not on show, and @param shown of what belongs to the one that is.
 */
export function turnByStyle(position: number, count: number, hidden: Look, shown: Look) {
  const percent = (turns: number) => `${((turns / count) * 100).toFixed(2)}%`;
  const round = keyframes({
    '0%': hidden,
    [`${percent(fading)}, ${percent(1)}`]: shown,
    [`${percent(1 + fading)}, 100%`]: hidden,
  });
  // The first is there from the start.
  const delay = (position === 0 ? -fading : position) * slideInterval;
  return whereItTurns({ animation: `${round} ${count * slideInterval}ms ${delay}ms infinite` });
}

const arrival = keyframes({ from: { contentVisibility: 'hidden' }, to: { contentVisibility: 'visible' } });

/** Styles that let the picture of a slide be fetched half a turn before it is on show. @param position of the slide, from 0. */
export const arriveByStyle = (position: number) =>
  whereItTurns({ animation: `${arrival} ${slideInterval}ms ${(position - 0.5) * slideInterval}ms both` });

/**
 * @param slide element of the first slide. @param count of all slides.
 * @returns the slide to which {@link turnByStyle} has come, from 0; 0 where nothing turns.
 */
export function slideByStyle(slide: Element | null | undefined, count: number): number {
  const [animation] = slide?.getAnimations?.() ?? [];
  return Math.floor(Number(animation?.currentTime ?? 0) / slideInterval) % count;
}
