import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskeyAnswer, NewPasskeyRequest, PasskeyAnswer, PasskeyRequest } from '#backend/sessionPort.ts';
import { codeAt } from '#domain/totp.ts';

/** Validity of a code of an authenticator app, in ms (RFC 6238). */
const period = 30_000;

/**
 * @param secret as shown, with spaces. @returns a function that returns the app's codes, a later one with each call, as
 * each is valid only once.
 */
export function appCodes(secret: string): () => string {
  let later = 0;
  return () => {
    later += 1;
    return codeAt(secret.replaceAll(' ', ''), Date.now() + (later - 1) * period);
  };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** Flags of authenticator data: user present, user verified, key included. Source: W3C, Web Authentication, 6.1. */
const flags = { present: 0x01, verified: 0x04, key: 0x40 };

/** Deviations from the correct behaviour. */
interface Odd {
  /** Whether the user is verified. */
  isVerified?: boolean;
  /** The origin to claim instead of the correct one. */
  at?: string;
}

/** A software authenticator with one passkey. @param origin of the page. */
export function softAuthenticator(origin = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let counter = 0;

  const authenticatorData = (isNew: boolean, isVerified: boolean): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const said = flags.present + (isVerified ? flags.verified : 0) + (isNew ? flags.key : 0);
    const head = Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(said), count]);
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
    make: ({ challenge }: NewPasskeyRequest, { isVerified = true }: Odd = {}): NewPasskeyAnswer => {
      const authData = new Uint8Array(authenticatorData(true, isVerified));
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
    sign: ({ challenge }: PasskeyRequest, { isVerified = true, at }: Odd = {}): PasskeyAnswer => {
      const data = authenticatorData(false, isVerified);
      const client = clientData('webauthn.get', challenge, at);
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
