import { randomBytes } from 'node:crypto';

/**
 * @returns an id that nobody can guess and that sorts by its time: 12 hex digits of milliseconds, 20 random ones.
 * Neighbours in time are neighbours in an index, so a busy database writes few pages.
 */
export const newId = (): string => Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
