import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';

/**
 * @returns a stable function that reads something after a delay in ms and calls `onEnd` with it, or with null if that has
 * failed. It returns a function that cancels reading, for the cleanup of an effect.
 */
export function useDebouncedRead() {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  return useCallback(
    <Answer>(
      delay: number,
      read: (backend: Backend, signal: AbortSignal) => Promise<Answer>,
      onEnd: (answer: Answer | null) => void,
    ) => {
      const controller = new AbortController();
      const { signal } = controller;
      const run = async () => {
        try {
          const answer = await read(await backend(), signal);
          if (!signal.aborted) onEnd(answer);
        } catch (error) {
          if (signal.aborted) return;
          onEnd(null);
          // Revalidation lets the page ask for a new session.
          if (error instanceof SignedOut) void revalidate();
        }
      };
      const timer = setTimeout(run, delay);
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [backend, revalidate],
  );
}
