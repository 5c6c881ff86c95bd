import { Secret, TOTP } from 'otpauth';
import { foldCode, issuer, type NewAuthenticator } from './twoStep.ts';

/** Validity of a code, in seconds. Defaults of authenticator apps (RFC 6238): six digits, SHA-1, 30 seconds. */
const period = 30;

/** Number of accepted codes before and after the current one, for inaccurate clocks and slow typing. */
const tolerance = 1;

/** @param email label of the account in the app. @returns a new secret for an authenticator app. */
export function newAuthenticator(email: string): NewAuthenticator {
  const totp = new TOTP({ issuer, label: email, secret: new Secret({ size: 20 }), period });
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** @param time in ms since 1970. @returns the time step, which identifies a code. */
const stepAt = (time: number): number => Math.floor(time / 1000 / period);

/**
 * @param secret Base32.
 * @param code as typed.
 * @param time in ms since 1970.
 * @returns the time step of the code, so that each code is accepted only once; null if the code is wrong.
 */
export function findCode(secret: string, code: string, time: number): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: foldCode(code), timestamp: time, window: tolerance });
  return delta === null ? null : stepAt(time) + delta;
}
