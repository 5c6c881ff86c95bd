import type { SecondStep } from '#domain/twoStep.ts';

/** A record was refused; `fields` holds one sentence per field name. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super('Some fields need another look.');
    this.fields = fields;
  }
}

/** The backend could not be reached or did not answer; trying again may help. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Nobody is signed in (any more), and this is for staff. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** Somebody is signed in, but this is for owners. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** No account has this address and password; which of the two is wrong is nobody's business. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** The password was right, and the account asks for more: in one of these ways. */
export class SecondStepNeeded extends Error {
  override readonly name = 'SecondStepNeeded';
  readonly ways: readonly SecondStep[];

  constructor(ways: readonly SecondStep[]) {
    super('One more step.');
    this.ways = ways;
  }
}

/** Too many attempts; after a while (in seconds) the next one counts. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many attempts.');
    this.retryAfter = retryAfter;
  }
}

/** Somebody else has changed the record since it was read; `current` is what they made of it. */
export class Conflict<Record> extends Error {
  override readonly name = 'Conflict';
  readonly current: Record;

  constructor(current: Record) {
    super('Somebody else has changed this meanwhile.');
    this.current = current;
  }
}

/** There is no record of this id (any more). */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** For `catch`: what somebody else has deleted in the meantime is as gone as it should be. @throws whatever else it was. */
export function ignoreNotFound(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
