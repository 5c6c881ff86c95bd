import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { useBackend } from '#backend/context.ts';
import { forgetUnsaved } from '#forms/KeepUnsaved.tsx';
import { useDiscardQuestion } from './record/useUnsaved.tsx';
import { forgetSessionData } from './sharedReads.ts';

/** Asks whether unsaved changes may be discarded; resolves to false if the user wants to stay. */
type AskBeforeLeaving = () => Promise<boolean>;

/** The question of the current page before signing out; null while there are no unsaved changes. */
export const LeaveQuestionContext = createContext<RefObject<AskBeforeLeaving | null>>({ current: null });

/** Registers a question to ask before signing out. @param ask null while there are no unsaved changes. */
export function useLeaveQuestion(ask: AskBeforeLeaving | null): void {
  const question = useContext(LeaveQuestionContext);
  useEffect(() => {
    question.current = ask;
    return () => {
      question.current = null;
    };
  }, [question, ask]);
}

/** History state of the login page after signing out: no further questions about unsaved changes. */
const sessionEnded = { sessionEnded: true };

/** @returns whether a location was reached by signing out. */
export const isAfterSignOut = ({ state }: Location<typeof sessionEnded | null>): boolean =>
  state?.sessionEnded === true;

/**
 * Ends the session before leaving the page, so that users do not believe they are signed out if that fails.
 * @param end ends the session on the server; may reject.
 * @returns a function that asks about unsaved changes, ends the session and goes to the login page. Rejects if `end`
 * rejects; the page stays open then.
 */
export function useEndSession(end: () => Promise<void>): () => Promise<void> {
  const backend = useBackend();
  const question = useContext(LeaveQuestionContext);
  const askBeforeDiscarding = useDiscardQuestion();
  const navigate = useNavigate();
  return async () => {
    if (question.current && !(await question.current())) return;
    if (!(await askBeforeDiscarding())) return;
    await end();
    forgetSessionData(await backend());
    forgetUnsaved();
    await navigate(adminPaths.login, { state: sessionEnded });
  };
}
