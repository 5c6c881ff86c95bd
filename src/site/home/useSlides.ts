import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';

/** Time for which a slide is shown, in ms. */
export const slideInterval = 5000;

/** Reasons to pause the rotation; any of them suffices. */
type Hold = 'pointer' | 'focus' | 'dialog' | 'hidden' | 'motion' | 'visitor';

/**
 * State of a carousel that rotates automatically and wraps around.
 * @param count number of slides.
 * @returns the current slide, functions to change it and to pause or resume for a reason, and whether the carousel is
 * rotating, was paused by the user, or is static because of reduced motion.
 */
export function useSlides(count: number) {
  const [index, go] = useReducer((_current: number, next: number) => (next + count) % count, 0);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());

  const hold = useCallback((reason: Hold, on: boolean) => {
    // Rendered in interruptible steps, so that a link that takes the focus is not held up by the slides.
    startTransition(() =>
      setHolds((current) => {
        if (current.has(reason) === on) return current;
        const next = new Set(current);
        if (on) next.add(reason);
        else next.delete(reason);
        return next;
      }),
    );
  }, []);

  // The timer restarts with every change, so that a slide chosen by the user is shown for the full time.
  useEffect(() => {
    if (holds.size > 0) return;
    const timer = setTimeout(() => go(index + 1), slideInterval);
    return () => clearTimeout(timer);
  }, [index, holds]);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => hold('motion', motion.matches);
    const onVisibility = () => hold('hidden', document.hidden);
    onMotion();
    onVisibility();
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [hold]);

  return { index, go, hold, turning: holds.size === 0, stopped: holds.has('visitor'), still: holds.has('motion') };
}
