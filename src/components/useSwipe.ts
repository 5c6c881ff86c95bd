import { type CSSProperties, type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { readingStep } from './arrowKeyStep.ts';

/** Minimum length of a swipe, in px; shorter movements count as a tap. */
const threshold = 40;

/**
 * Recognises horizontal swipes by touch or pen; vertical scrolling and pinches stay with the browser, and on a page
 * enlarged by a pinch horizontal movements, too, as they move what is seen of the page.
 * @param onSwipe called with 1 for a swipe against the reading direction (next; to the left in left-to-right
 * languages), with -1 for one in the reading direction (previous).
 * @returns properties of the element.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const isZoomed = useSyncExternalStore(subscribeToZoom, readZoom, () => false);
  const style: CSSProperties = { touchAction: isZoomed ? 'auto' : 'pan-y pinch-zoom' };
  return {
    style,
    onPointerDown: (event: PointerEvent) => {
      // A non-primary pointer is a second finger, i.e. a pinch.
      const swiping = event.isPrimary && event.pointerType !== 'mouse' && !isZoomed;
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

/** @returns whether the page is enlarged by a pinch; browsers may round the scale. */
const readZoom = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

function subscribeToZoom(onChange: () => void) {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}
