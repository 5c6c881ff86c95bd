import {
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  SignedOut,
  SignInRefused,
  TooManyAttempts,
} from '#backend/errors.ts';

/** Messages for errors that say more than that a request has failed. */
export interface ErrorWords {
  /** @param minutes until the next attempt is allowed. */
  tooMany?: (minutes: number) => string;
  signedOut?: string;
  refused?: string;
  notAllowed?: string;
  conflict?: string;
  gone?: string;
}

/**
 * @param failed message for an error without a specific one.
 * @returns the message for a failed request; for `InvalidInput`, that of its first field.
 */
export function messageOf(error: unknown, failed: string, words: ErrorWords = {}): string {
  return specificMessageOf(error, words) ?? failed;
}

function specificMessageOf(error: unknown, words: ErrorWords): string | undefined {
  if (error instanceof InvalidInput) return Object.values(error.fields)[0];
  if (error instanceof TooManyAttempts) return words.tooMany?.(Math.max(1, Math.ceil(error.retryAfter / 60)));
  if (error instanceof SignedOut) return words.signedOut;
  if (error instanceof SignInRefused) return words.refused;
  if (error instanceof NotAllowed) return words.notAllowed;
  if (error instanceof Conflict) return words.conflict;
  if (error instanceof NotFound) return words.gone;
  return undefined;
}
