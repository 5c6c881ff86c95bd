import { createContext, useContext } from 'react';
import { none } from '#domain/listQuery.ts';
import type { Person } from '#domain/session.ts';

/** All staff members, from the layout's loader. */
export const StaffContext = createContext<readonly Person[]>([]);

/** @returns all staff members, by name. */
export const useStaff = (): readonly Person[] => useContext(StaffContext);

/**
 * @param nobody label of the empty option. @param value of the empty option; default: `none`.
 * @returns all staff members as options of a select.
 */
export const staffOptions = (staff: readonly Person[], nobody: string, value: string = none) => [
  { value, label: nobody },
  ...staff.map(({ id, name }) => ({ value: id, label: name })),
];
