import { InvalidInput, SignInRefused, TooManyAttempts } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { refusedPasskey } from '#domain/twoStep.ts';
import { minutesToWait } from '#forms/FormFailure.tsx';

/** @param refused what to say of somebody who is not known so. @returns what to say when signing in did not work. */
export function explainSignIn(error: unknown, refused: string = refusedPasskey): string {
  if (error instanceof SignInRefused) return refused;
  if (error instanceof TooManyAttempts) return login.tooMany(minutesToWait(error));
  if (error instanceof InvalidInput) return Object.values(error.fields)[0] ?? refused;
  return login.failed;
}
