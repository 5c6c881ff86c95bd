import { useRef, useState } from 'react';

/**
 * Runs tasks one after the other, in the order in which they were added, also after one that failed: a later request
 * may be faster than an earlier one.
 * @returns `run`, which adds a task and resolves or rejects as it does; and whether any task is not finished.
 */
export function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [unfinished, setUnfinished] = useState(0);
  const run = <Result>(task: () => Promise<Result>): Promise<Result> => {
    setUnfinished((count) => count + 1);
    const running = last.current.then(task).finally(() => setUnfinished((count) => count - 1));
    last.current = running.catch(() => undefined);
    return running;
  };
  return { run, busy: unfinished > 0 };
}
