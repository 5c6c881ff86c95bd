import { type PointerEvent, useRef } from 'react';
import { readingStep } from './arrowKeyStep.ts';

/** Minimum length of a swipe, in px; shorter movements count as a tap. */
const threshold = 40;

/**
 * Recognises horizontal swipes by touch or pen; vertical scrolling stays with the browser (give the element
 * `touch-action: pan-y pinch-zoom`).
 * @param onSwipe called with 1 for a swipe against the reading direction (next; to the left in left-to-right
 * languages), with -1 for one in the reading direction (previous).
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A non-primary pointer is a second finger, i.e. a pinch.
      const swiping = event.isPrimary && event.pointerType !== 'mouse';
      start.current = swiping ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const dx = event.clientX - start.current.x;
      const dy = event.clientY - start.current.y;
      start.current = null;
      // Swiping to the left reveals the content on the right.
      if (Math.abs(dx) > threshold && Math.abs(dx) > Math.abs(dy)) onSwipe(readingStep(dx > 0));
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
