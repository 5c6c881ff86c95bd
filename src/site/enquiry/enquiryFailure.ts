import { InvalidInput, TooManyAttempts } from '#backend/errors.ts';
import { enquiry } from '#content/enquiry.ts';

/** @returns what happened and what to do where an enquiry was refused; nothing where the fields say it. */
export function enquiryFailure(error: unknown): string | undefined {
  if (error instanceof InvalidInput) return undefined;
  if (error instanceof TooManyAttempts) return enquiry.tooMany(Math.max(1, Math.ceil(error.retryAfter / 60)));
  return `${enquiry.failed.title}. ${enquiry.failed.text}`;
}
