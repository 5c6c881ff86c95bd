import { CommandError } from './commandError.ts';
import { ConfigError } from './config.ts';
import { codeOf, messageOf } from './errorDetails.ts';
import { isStorageUnavailable } from './problems.ts';

/** PostgreSQL's error codes for a connection that it refuses: a wrong user, password or database. */
const refusedConnection = /^(28|3D)/;

/**
 * @param error thrown by the start of the server, or by a command.
 * @returns what to print: one sentence, without secrets of a connection URL, for problems that the user can solve, or
 * the error itself, which has a stack trace.
 */
export function printableError(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof CommandError) return error.message;
  const code = codeOf(error);
  const message = messageOf(error);
  if (refusedConnection.test(code)) return `PostgreSQL refuses the DATABASE_URL: ${message}.`;
  return isStorageUnavailable(error) ? `The database or the data folder cannot be used (${code || message}).` : error;
}
