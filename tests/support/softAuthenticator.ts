import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskeyAnswer, NewPasskeyRequest, PasskeyAnswer, PasskeyRequest } from '#backend/sessionPort.ts';
import { codeAt } from '#domain/totp.ts';

/** How long a code of an app counts, in ms (RFC 6238). */
const period = 30_000;

/** @param secret as the app was told, blanks and all. @returns the codes that it shows, a code later each time: each counts once. */
export function appCodes(secret: string): () => string {
  let later = 0;
  return () => {
    later += 1;
    return codeAt(secret.replaceAll(' ', ''), Date.now() + (later - 1) * period);
  };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** Flags of what an authenticator says: somebody was there, it was them, here is a new key. Source: W3C, Web Authentication, 6.1. */
const flags = { present: 0x01, verified: 0x04, key: 0x40 };

/** Deviations of the device from what it should do. */
interface Odd {
  /** Whether it has looked who is there. */
  isVerified?: boolean;
  /** Where the browser is, where it is not at home. */
  at?: string;
}

/** A phone that makes one passkey and signs with it. @param origin where its browser thinks that it is. */
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
