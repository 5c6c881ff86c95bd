import { InvalidInput, TooManyAttempts } from '#backend/errors.ts';
import { twoStep as words } from '#content/admin/twoStep.ts';
import { minutesToWait } from '#forms/FormFailure.tsx';
import { explainPasskey } from '../login/passkeys.ts';

/** @returns the message for a failed change; undefined for `InvalidInput`, whose messages appear at the fields. */
export function explainTwoStep(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof TooManyAttempts) return words.tooMany(minutesToWait(error));
  return explainPasskey(error) ?? words.failed;
}
