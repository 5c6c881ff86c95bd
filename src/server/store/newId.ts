import { v7 } from 'uuid';

/**
 * @returns an id that nobody can guess and that sorts by its time (RFC 9562). Neighbours in time are neighbours in an
 * index, so a busy database writes few pages.
 */
export const newId = (): string => v7();
