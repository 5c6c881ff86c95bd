import { InvalidInput, TooManyAttempts } from '#backend/errors.ts';
import { twoStep as words } from '#content/admin/twoStep.ts';
import { minutesToWait } from '#forms/FormFailure.tsx';
import { explainPasskey } from '../login/passkeys.ts';

/** @returns what to say of a change that did not get through, where the fields do not say it themselves. */
export function explainTwoStep(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof TooManyAttempts) return words.tooMany(minutesToWait(error));
  return explainPasskey(error) ?? words.failed;
}
