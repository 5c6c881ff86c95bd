import { useCallback, useRef } from 'react';

/**
 * For buttons that may be pressed again before the answer arrives.
 * @returns a function that runs a task, unless one with any of the same keys is unfinished: then it only returns null.
 */
export function useUnlessRunning() {
  const running = useRef(new Set<string>());
  return useCallback(async <Result>(keys: readonly string[], task: () => Promise<Result>): Promise<Result | null> => {
    if (keys.some((key) => running.current.has(key))) return null;
    for (const key of keys) running.current.add(key);
    try {
      return await task();
    } finally {
      for (const key of keys) running.current.delete(key);
    }
  }, []);
}
