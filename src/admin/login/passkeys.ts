import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskeyAnswer, NewPasskeyRequest, PasskeyAnswer, PasskeyRequest } from '#backend/sessionPort.ts';
import { passkeyWords } from '#content/admin/twoStep.ts';

/** @returns whether this browser knows passkeys. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** Asks the browser for a passkey. @throws what `explainPasskey` knows */
export const askForPasskey = (request: PasskeyRequest): Promise<PasskeyAnswer> =>
  startAuthentication({ optionsJSON: request });

/** Has the browser make a passkey. @throws what `explainPasskey` knows */
export const makePasskey = (request: NewPasskeyRequest): Promise<NewPasskeyAnswer> =>
  startRegistration({ optionsJSON: request });

/** @returns what to say where the browser gave no passkey; undefined where something else went wrong. */
export function explainPasskey(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return passkeyWords.known;
    if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID') return passkeyWords.notHere;
    return passkeyWords.cancelled;
  }
  // Closed by whoever was asked, or left alone until the browser gave up.
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? passkeyWords.cancelled : undefined;
}
