import { InvalidInput, TooManyAttempts } from '#backend/errors.ts';
import { minutesToWait } from '#forms/FormFailure.tsx';

/** Sentences for a form that could not be sent. */
export interface FailureWords {
  failed: { title: string; text: string };
  /** @param minutes until the next attempt counts. */
  tooMany: (minutes: number) => string;
}

/** @returns what happened and what to do where something was refused; nothing where the fields say it. */
export function sendingFailure(error: unknown, { failed, tooMany }: FailureWords): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof TooManyAttempts) return tooMany(minutesToWait(error));
  return `${failed.title}. ${failed.text}`;
}
