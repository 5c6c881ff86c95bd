import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Which step of the login is shown, and how to change it. */
export interface LoginStep {
  isSecond: boolean;
  openSecond: () => void;
  back: () => void;
}

/** History state of the entry that shows the second step. */
interface SecondStepState {
  secondStep?: true;
}

/**
 * The step of the login page. The second one has its own history entry: Back shows the first one again.
 * @param onSignedIn called in the entry of the first step, so that it can be replaced.
 * @returns the step, and a function to call once the user has signed in.
 */
export function useSecondStepEntry(onSignedIn: () => void) {
  const navigate = useNavigate();
  const { search, state }: { search: string; state: SecondStepState | null } = useLocation();
  const isSecond = state?.secondStep === true;
  const [isSignedIn, setSignedIn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry.
  useEffect(() => {
    if (!isSignedIn) return;
    if (isSecond) return void navigate(-1);
    // The session may end before the next page is shown: then this one is used again.
    setSignedIn(false);
    onSignedIn();
  }, [isSignedIn, isSecond]);
  const step: LoginStep = {
    isSecond,
    // After a reload, the first step is shown in the entry of the second one.
    openSecond: () => {
      if (!isSecond) navigate({ search }, { state: { secondStep: true } satisfies SecondStepState });
    },
    back: () => navigate(-1),
  };
  return { step, finish: () => setSignedIn(true) };
}
