import { createHash, randomBytes } from 'node:crypto';

/** @returns an unguessable token with 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** @returns the SHA-256 of a secret, hex, to be stored instead of the secret itself. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
