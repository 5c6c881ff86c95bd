/** @returns the code of an error of the system or of a database, e.g. `ENOENT`; empty if it has none. */
export function codeOf(error: unknown): string {
  const { code = '' }: { code?: unknown } = Object(error);
  return String(code);
}
