import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskeyAnswer, NewPasskeyRequest, PasskeyAnswer, PasskeyRequest } from '#backend/sessionPort.ts';
import { passkeyWords } from '#content/admin/twoStep.ts';

/** @returns whether this browser supports passkeys. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** Asks the browser for a passkey to sign in. @throws errors with a {@link passkeyMessageOf} */
export const askForPasskey = (request: PasskeyRequest): Promise<PasskeyAnswer> =>
  startAuthentication({ optionsJSON: request });

/** Creates a passkey in the browser. @throws errors with a {@link passkeyMessageOf} */
export const makePasskey = (request: NewPasskeyRequest): Promise<NewPasskeyAnswer> =>
  startRegistration({ optionsJSON: request });

/**
 * @param cancelled the message if the user has cancelled, or taken too long.
 * @returns the message for an error of the browser's passkey API; undefined for any other error.
 */
export function passkeyMessageOf(error: unknown, cancelled: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return passkeyWords.known;
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID') return passkeyWords.notHere;
    return cancelled;
  }
  // Cancelled by the user, or timed out.
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? cancelled : undefined;
}
