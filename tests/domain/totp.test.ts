import { expect, it } from 'vitest';
import { findCode, newAuthenticator } from '#domain/totp.ts';
import { codeAt } from '#tests/support/softAuthenticator.ts';

const at = Date.parse('2027-01-01T00:00:00.000Z');
const { secret } = newAuthenticator('ada@example.org');

it('The secret of an authenticator app has the 160 bits that RFC 4226 recommends', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAuthenticator('ada@example.org').secret).not.toBe(secret);
});

it('A TOTP code is valid from 30 seconds before its period to 30 seconds after it', () => {
  const code = codeAt(secret, at);
  const number = Number(findCode(secret, code, at));
  expect(findCode(secret, code, at - 30_000)).toBe(number);
  expect(findCode(secret, code, at + 59_999)).toBe(number);
  expect(findCode(secret, code, at - 30_001)).toBeNull();
  expect(findCode(secret, code, at + 60_000)).toBeNull();
  expect(findCode(secret, codeAt(secret, at + 30_000), at)).toBe(number + 1);
});
