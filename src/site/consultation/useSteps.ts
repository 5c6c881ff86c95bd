import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** A step after the first one: other times, the question before cancelling, or a time to confirm (ISO 8601). */
export type ConsultationStep = 'change' | 'cancel' | { time: string };

/** History state of an entry that shows a later step. */
interface StepsState {
  /** The steps up to this one; each has the entry after that of the previous one. */
  steps?: readonly ConsultationStep[];
}

/**
 * The steps of the booking. Each has its own history entry: the URL stays the same, and Back shows the previous step.
 * @returns the steps after the first one, up to the current one, and functions to open a step, to go back to the
 * previous one, and to go back to the first one.
 */
export function useSteps() {
  const navigate = useNavigate();
  const { search, hash, state }: Location<StepsState | null> = useLocation();
  const steps = state?.steps ?? [];
  // A request may have been sent from another step than the one shown when it ends.
  const count = useRef(steps.length);
  useEffect(() => {
    count.current = steps.length;
  });
  return {
    steps,
    open: (step: ConsultationStep) => {
      // A time that is no longer free is replaced by the next choice.
      const isReplaced = typeof step === 'object' && typeof steps.at(-1) === 'object';
      const before = isReplaced ? steps.slice(0, -1) : steps;
      navigate({ search, hash }, { replace: isReplaced, state: { steps: [...before, step] } satisfies StepsState });
    },
    back: () => count.current > 0 && navigate(-1),
    finish: () => count.current > 0 && navigate(-count.current),
  };
}
