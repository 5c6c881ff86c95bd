/** Ends the current task, so that the browser can paint before the work after it. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
