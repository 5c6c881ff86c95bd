import { InvalidInput, TooManyAttempts } from '#backend/errors.ts';
import { minutesToWait } from '#forms/FormFailure.tsx';

/** Messages for a form that could not be sent. */
export interface FailureWords {
  failed: { title: string; text: string };
  /** @param minutes until the next attempt is allowed. */
  tooMany: (minutes: number) => string;
}

/** @returns the message for a failed submission; undefined for `InvalidInput`, whose messages appear at the fields. */
export function sendingFailure(error: unknown, { failed, tooMany }: FailureWords): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof TooManyAttempts) return tooMany(minutesToWait(error));
  return `${failed.title}. ${failed.text}`;
}
