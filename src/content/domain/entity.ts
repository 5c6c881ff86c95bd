/** Label of a person's name in all lists, and its labels in the sort menu, ascending and descending. */
export const personName = { label: 'Name', sorts: ['Name, A to Z', 'Name, Z to A'] } as const;
