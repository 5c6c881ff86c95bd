import { Secret, TOTP } from 'otpauth';
import { foldCode, issuer, type NewAuthenticator } from './twoStep.ts';

/** As all apps have it (RFC 6238): six digits of SHA-1, a new code every 30 seconds. */
const period = 30;

/** Codes before and after that of the moment that count: clocks differ, and people type. */
const tolerance = 1;

/** @param email whose account it is, as the app shows it. @returns a new secret for an authenticator app. */
export function newAuthenticator(email: string): NewAuthenticator {
  const totp = new TOTP({ issuer, label: email, secret: new Secret({ size: 20 }), period });
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** @param time in ms since 1970. @returns the number of the code that counts then. */
const stepAt = (time: number): number => Math.floor(time / 1000 / period);

/**
 * @param secret base32. @param code as it was typed. @param time in ms since 1970.
 * @returns the number of the code, so that it counts once; null where it does not fit.
 */
export function findCode(secret: string, code: string, time: number): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: foldCode(code), timestamp: time, window: tolerance });
  return delta === null ? null : stepAt(time) + delta;
}

/** @param time in ms since 1970. @returns the code that an app shows then. */
export const codeAt = (secret: string, time: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period }).generate({ timestamp: time });
