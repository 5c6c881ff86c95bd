import { useCallback, useRef, useState } from 'react';

/**
 * State of a modal question. Calls of `ask` while the question is open share its answer.
 * @returns the question (kept while the dialog fades out), whether it is open, and functions to ask and to answer.
 */
export function useQuestion<Question, Answer>() {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const waiting = useRef<{ promise: Promise<Answer>; resolve: (answer: Answer) => void }>(undefined);

  const ask = useCallback((next: Question): Promise<Answer> => {
    if (waiting.current) return waiting.current.promise;
    let resolve: (answer: Answer) => void = () => undefined;
    const promise = new Promise<Answer>((settle) => {
      resolve = settle;
    });
    waiting.current = { promise, resolve };
    setQuestion(next);
    setOpen(true);
    return promise;
  }, []);

  const answer = useCallback((given: Answer) => {
    setOpen(false);
    waiting.current?.resolve(given);
    waiting.current = undefined;
  }, []);

  return { question, open, ask, answer };
}
