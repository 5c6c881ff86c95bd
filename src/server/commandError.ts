/** Thrown if a shell command cannot do its work; the message says why and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
