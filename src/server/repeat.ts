/** A task that is repeated until it is stopped. */
export interface RepeatedTask {
  /** Runs the task now, unless it is running. */
  run(): void;
  /** @returns a promise that resolves once the task is not running any more. */
  stop(): Promise<void>;
}

/**
 * Repeats a task.
 * @param interval time between two starts, in ms; a start is skipped while the task is still running.
 * @param onError called with the task's errors, which do not end the repetition.
 */
export function repeat(
  task: () => Promise<unknown>,
  interval: number,
  onError: (error: unknown) => void,
): RepeatedTask {
  let running: Promise<unknown> | null = null;
  let isStopped = false;
  const run = () => {
    if (isStopped) return;
    running ??= task()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(run, interval).unref();
  return {
    run,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
