import { type PointerEvent, useRef } from 'react';
import { wayOf } from './sideways.ts';

/** A sideways movement shorter than this, in px, is a tap. */
const threshold = 40;

/**
 * Recognises a sideways swipe of a finger or pen; scrolling up and down stays the browser's
 * (give the element `touch-action: pan-y pinch-zoom`).
 * @param onSwipe called with 1 for a swipe against the direction of the lines (onwards: to the left, say) and -1 with it (back).
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger means zooming.
      const swiping = event.isPrimary && event.pointerType !== 'mouse';
      start.current = swiping ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const dx = event.clientX - start.current.x;
      const dy = event.clientY - start.current.y;
      start.current = null;
      // A swipe to the left brings what is on the right.
      if (Math.abs(dx) > threshold && Math.abs(dx) > Math.abs(dy)) onSwipe(wayOf(dx > 0));
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
