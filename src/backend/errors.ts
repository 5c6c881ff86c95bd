import type { Span } from '#domain/appointmentTimes.ts';
import type { SecondStep } from '#domain/twoStep.ts';

/** Thrown if input was rejected; `fields` contains one message per field name. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super('Some fields are invalid.');
    this.fields = fields;
  }
}

/** Thrown if a person or the place of an appointment is already booked. */
export class DoubleBooking extends InvalidInput {
  /** The next time at which all of them are free; null if there is none soon. */
  readonly free: Span | null;

  constructor(fields: Readonly<Record<string, string>>, free: Span | null) {
    super(fields);
    this.free = free;
  }
}

/** Thrown if the backend could not be reached, did not respond, or failed; a retry may help. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  /** Whether there was a response, which says that the server failed. */
  readonly hasResponse: boolean;

  constructor(message?: string, hasResponse = false) {
    super(message);
    this.hasResponse = hasResponse;
  }
}

/** Thrown if nobody is signed in (any more), but the request is for staff. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** Thrown if the user is signed in, but the request is for owners. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** Thrown if no account has this address and password; which of the two is wrong is not revealed. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** Thrown if a passkey is unknown, or was not confirmed in time. */
export class PasskeyRefused extends SignInRefused {}

/** Thrown if the password was correct, but the account needs a second step; `secondSteps` lists the available ones. */
export class SecondStepNeeded extends Error {
  override readonly name = 'SecondStepNeeded';
  readonly secondSteps: readonly SecondStep[];

  constructor(secondSteps: readonly SecondStep[]) {
    super('A second step is needed.');
    this.secondSteps = secondSteps;
  }
}

/** Thrown if there were too many attempts; `retryAfter` is the number of seconds to wait. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many attempts.');
    this.retryAfter = retryAfter;
  }
}

/** Thrown if somebody else has changed the record since it was read; `current` is its current state. */
export class Conflict<Record> extends Error {
  override readonly name = 'Conflict';
  readonly current: Record;

  constructor(current: Record) {
    super('The record has changed since it was read.');
    this.current = current;
  }
}

/** Thrown if there is no record with this id (any more). */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** For `catch`: ignores `NotFound`, because the record is already deleted. @throws all other errors. */
export function ignoreNotFound(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
