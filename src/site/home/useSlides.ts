import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';

/** Time for which a slide is shown, in ms. */
export const slideInterval = 5000;

/** Reasons to pause the rotation; any of them suffices. */
type PauseReason = 'pointer' | 'focus' | 'dialog' | 'hidden' | 'motion' | 'visitor';

/**
 * State of a carousel that rotates automatically and wraps around.
 * @param count number of slides.
 * @returns the current slide, functions to change it and to pause or resume for a reason, and whether the carousel is
 * rotating, was paused by the visitor, or does not rotate because of reduced motion.
 */
export function useSlides(count: number) {
  const [index, goTo] = useReducer((_current: number, next: number) => (next + count) % count, 0);
  const [pauseReasons, setPauseReasons] = useState<ReadonlySet<PauseReason>>(new Set());

  const setPaused = useCallback((reason: PauseReason, isPaused: boolean) => {
    // Rendered in interruptible steps, so that a link that takes the focus is not held up by the slides.
    startTransition(() =>
      setPauseReasons((current) => {
        if (current.has(reason) === isPaused) return current;
        const next = new Set(current);
        if (isPaused) next.add(reason);
        else next.delete(reason);
        return next;
      }),
    );
  }, []);

  // The timer restarts with every change, so that a slide chosen by the user is shown for the full time.
  useEffect(() => {
    if (pauseReasons.size > 0) return;
    const timer = setTimeout(() => goTo(index + 1), slideInterval);
    return () => clearTimeout(timer);
  }, [index, pauseReasons]);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const readMotion = () => setPaused('motion', motion.matches);
    const readVisibility = () => setPaused('hidden', document.hidden);
    readMotion();
    readVisibility();
    motion.addEventListener('change', readMotion);
    document.addEventListener('visibilitychange', readVisibility);
    return () => {
      motion.removeEventListener('change', readMotion);
      document.removeEventListener('visibilitychange', readVisibility);
    };
  }, [setPaused]);

  return {
    index,
    goTo,
    setPaused,
    isRotating: pauseReasons.size === 0,
    isPausedByVisitor: pauseReasons.has('visitor'),
    isMotionReduced: pauseReasons.has('motion'),
  };
}
