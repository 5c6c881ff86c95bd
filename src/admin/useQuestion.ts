import { useCallback, useRef, useState } from 'react';

/**
 * A question that stands on the screen until somebody answers it. Asked again meanwhile, it stays one question.
 * @returns what is asked (it stays while the dialog fades), whether it is open, and the ways to ask and to answer.
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
