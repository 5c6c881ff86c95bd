import { createHash, randomBytes } from 'node:crypto';

/** @returns a text of 256 random bits that nobody can guess, for a browser's cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** @returns what the database knows of a text that it must not hold itself: its SHA-256, hex. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
