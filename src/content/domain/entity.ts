/** The name of a person, wherever one is listed; and what the menu of sorts says, ascending and descending. */
export const personName = { label: 'Name', sorts: ['Name, A to Z', 'Name, Z to A'] } as const;
