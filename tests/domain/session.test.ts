import { expect, it } from 'vitest';
import type { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { credentialsNeeded } from '#content/domain/session.ts';
import { credentialsSchema, emptyCredentials } from '#domain/session.ts';

const given = { email: ' ada@example.com ', password: ' secret ', remember: true };

/** @returns the error messages of credentials, by field. */
function refusal(credentials: object): Readonly<Record<string, string>> {
  try {
    validate(credentialsSchema, credentials);
    return {};
  } catch (error) {
    return (error as InvalidInput).fields;
  }
}

it('Credentials keep the password as typed, and by default are not remembered', () => {
  expect(validate(credentialsSchema, given)).toEqual({ ...given, email: 'ada@example.com' });
  expect(emptyCredentials).toEqual({ email: '', password: '', remember: false });
});

it.each([
  ['email', ''],
  ['email', '  '],
  ['password', ''],
  ['password', '  '],
])('Credentials with an %s of "%s" are rejected with the message for both', (field, blank) => {
  expect(refusal({ ...given, [field]: blank })).toEqual({ [field]: credentialsNeeded });
});
