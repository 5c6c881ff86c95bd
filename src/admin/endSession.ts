import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { adminPaths } from '#adminPaths';

/** Asks whether what is unsaved on the page may be lost; false where somebody wants to stay. */
type AskBeforeLeaving = () => Promise<boolean>;

/** Holds what a page asks before the session is ended; null while nothing would be lost. */
export const LeaveQuestionContext = createContext<RefObject<AskBeforeLeaving | null>>({ current: null });

/** Has a question answered before the session is ended. @param ask null while nothing would be lost. */
export function useLeaveQuestion(ask: AskBeforeLeaving | null): void {
  const question = useContext(LeaveQuestionContext);
  useEffect(() => {
    question.current = ask;
    return () => {
      question.current = null;
    };
  }, [question, ask]);
}

/** The history state of the login page for someone who has ended their session: all questions are answered. */
const sessionEnded = { sessionEnded: true };

/** @returns whether somebody comes to a place because they have ended their session. */
export const isAfterSession = ({ state }: Location): boolean =>
  (state as typeof sessionEnded | null)?.sessionEnded === true;

/**
 * Ends the session before the page is left: nobody shall think that they are signed out while they are not.
 * @param end ends it on the server; may reject.
 * @returns asks about unsaved text, ends the session, goes to the login page. Rejects as `end` does; the page stays then.
 */
export function useEndSession(end: () => Promise<void>): () => Promise<void> {
  const question = useContext(LeaveQuestionContext);
  const navigate = useNavigate();
  return async () => {
    if (question.current && !(await question.current())) return;
    await end();
    await navigate(adminPaths.login, { state: sessionEnded });
  };
}
