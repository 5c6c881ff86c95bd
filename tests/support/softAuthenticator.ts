import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { Secret, TOTP } from 'otpauth';
import type { NewPasskeyAnswer, NewPasskeyRequest, PasskeyAnswer, PasskeyRequest } from '#backend/sessionPort.ts';

/** Validity of a code, in ms (RFC 6238). */
const period = 30_000;

/** @param secret Base32. @param time in ms since 1970. @returns the code that an app shows at that time. */
export const codeAt = (secret: string, time: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });

/**
 * @param secret as shown to the user, including spaces.
 * @returns a function that returns the next code at each call, because each code is accepted only once.
 */
export function appCodes(secret: string): () => string {
  let later = 0;
  return () => {
    later += 1;
    return codeAt(secret.replaceAll(' ', ''), Date.now() + (later - 1) * period);
  };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** Authenticator flags: user present, user verified, attested key included. Source: W3C, Web Authentication, 6.1. */
const flags = { present: 0x01, verified: 0x04, key: 0x40 };

/** Deviations from a correct device. */
interface Deviations {
  /** Whether the user is verified. */
  isVerified?: boolean;
  /** Origin of the browser, if not the site's own. */
  at?: string;
  /** Host name that the device signs for, if not the site's own. */
  rpId?: string;
  /** How many signatures it says to have made, e.g. as a copy of the device. */
  counter?: number;
}

/** A phone that creates one passkey and signs with it. @param origin the origin that its browser reports. */
export function softAuthenticator(origin = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let counter = 0;

  const authenticatorData = (isNew: boolean, deviations: Deviations): Buffer => {
    counter += 1;
    const { isVerified = true, rpId = new URL(origin).hostname } = deviations;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(deviations.counter ?? counter);
    const said = flags.present + (isVerified ? flags.verified : 0) + (isNew ? flags.key : 0);
    const head = Buffer.concat([sha256(rpId), Buffer.of(said), count]);
    if (!isNew) return head;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // A COSE key (RFC 9053): ES256 on P-256.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([head, Buffer.alloc(16), Buffer.of(0, credential.length), credential, isoCBOR.encode(key)]);
  };
  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const answer = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    make: ({ challenge }: NewPasskeyRequest, deviations: Deviations = {}): NewPasskeyAnswer => {
      const authData = new Uint8Array(authenticatorData(true, deviations));
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...answer,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign: ({ challenge }: PasskeyRequest, deviations: Deviations = {}): PasskeyAnswer => {
      const data = authenticatorData(false, deviations);
      const client = clientData('webauthn.get', challenge, deviations.at);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...answer,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
