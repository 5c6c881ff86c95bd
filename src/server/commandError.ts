/** What was asked for at the shell cannot be done; the message says why and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
