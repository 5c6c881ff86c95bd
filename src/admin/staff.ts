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

/**
 * @param record with a person responsible for it, by id and name.
 * @param words labels of nobody, and of a former colleague whose name is not known.
 * @returns all staff members as options of a select, and the one who is responsible even if they have left.
 */
export function responsibleOptions(
  staff: readonly Person[],
  { responsibleId, responsible }: { responsibleId: string | null; responsible: string },
  words: { nobody: string; formerColleague: string },
) {
  const hasLeft = responsibleId && !staff.some(({ id }) => id === responsibleId);
  return [
    ...staffOptions(staff, words.nobody, ''),
    ...(hasLeft ? [{ value: responsibleId, label: responsible || words.formerColleague }] : []),
  ];
}
