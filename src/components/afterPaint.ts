/**
 * Resolves after the next paint. What a press shows at once, e.g. the pressed look of a button, is then not delayed by
 * the work that follows; within 100 ms a response is felt as immediate (https://web.dev/articles/inp).
 */
export function afterPaint(): Promise<void> {
  // The callback runs before the paint, a task of its own after it.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Runs a task of a few milliseconds as soon as the browser has nothing else to do; Safari at once, as a task of its own. */
export function whenIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => task());
}
