import { useCallback, useEffect, useReducer, useState } from 'react';

/** How long a slide stands, in ms. */
export const slideInterval = 5000;

/** Reasons to stop the slides; one of them is enough. */
type Hold = 'pointer' | 'focus' | 'dialog' | 'hidden' | 'motion' | 'visitor';

/**
 * The state of a slider that turns by itself and starts over after the last slide.
 * @param count how many slides there are.
 * @returns the slide on screen, how to change it, how to hold it still for a reason and let it go again, and
 *   whether the slides turn, were stopped by the visitor, or stand still because the visitor wants less motion.
 */
export function useSlides(count: number) {
  const [index, go] = useReducer((_current: number, next: number) => (next + count) % count, 0);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());

  const hold = useCallback((reason: Hold, on: boolean) => {
    setHolds((current) => {
      if (current.has(reason) === on) return current;
      const next = new Set(current);
      if (on) next.add(reason);
      else next.delete(reason);
      return next;
    });
  }, []);

  // Counts anew from every change of slide, so that a slide chosen by hand stands its full time.
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
