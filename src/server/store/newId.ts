import { v7 } from 'uuid';

/**
 * @returns an unguessable id that sorts by time: a UUID version 7 (RFC 9562). Ids created in succession are neighbours
 * in an index, so inserts touch few pages.
 */
export const newId = (): string => v7();
