/** @returns the code of an error of the system or of a database, e.g. `ENOENT`; empty if it has none. */
export function codeOf(error: unknown): string {
  const { code = '' }: { code?: unknown } = Object(error);
  return String(code);
}

/** @returns the system call that failed, e.g. `read`; empty for errors that are not the system's. */
export function syscallOf(error: unknown): string {
  const { syscall = '' }: { syscall?: unknown } = Object(error);
  return String(syscall);
}

/** @returns the message of an error; of anything else that was thrown, its text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
