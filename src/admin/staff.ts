import { createContext, useContext } from 'react';
import { none } from '#domain/listQuery.ts';
import type { Person } from '#domain/session.ts';

/** Everybody who works there; the frame loads them with each page. */
export const StaffContext = createContext<readonly Person[]>([]);

/** @returns everybody who works there, by name. */
export const useStaff = (): readonly Person[] => useContext(StaffContext);

/**
 * @param nobody the words for the choice of nobody. @param value what that choice stands for.
 * @returns everybody who works there, as a menu offers them.
 */
export const staffOptions = (staff: readonly Person[], nobody: string, value: string = none) => [
  { value, label: nobody },
  ...staff.map(({ id, name }) => ({ value: id, label: name })),
];
