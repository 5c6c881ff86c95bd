import { InvalidInput, SignInRefused, TooManyAttempts } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { refusedPasskey } from '#domain/twoStep.ts';
import { minutesToWait } from '#forms/FormFailure.tsx';

/** @param refused message for refused credentials. @returns the error message for a failed sign-in. */
export function explainSignIn(error: unknown, refused: string = refusedPasskey): string {
  if (error instanceof SignInRefused) return refused;
  if (error instanceof TooManyAttempts) return login.tooMany(minutesToWait(error));
  if (error instanceof InvalidInput) return Object.values(error.fields)[0] ?? refused;
  return login.failed;
}
