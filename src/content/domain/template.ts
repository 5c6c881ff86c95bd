/** Labels of a template's fields. */
export const templateLabels = {
  name: 'Name',
  subject: 'Subject',
  text: 'Message',
  createdAt: 'Created',
  updatedAt: 'Last changed',
  version: 'Version',
};

/** Labels of the sort menu by field, ascending and descending. */
export const templateSorts = {
  name: ['Name, A to Z', 'Name, Z to A'],
  updatedAt: ['Oldest first', 'Newest first'],
} as const;

/** Error messages of the template form. */
export const templateSentences = {
  nameNeeded: 'Please give the template a name.',
  subjectNeeded: 'Please give the message a subject.',
  textNeeded: 'Please write the message first.',
  notKnown: (placeholder: string, known: string) => `${placeholder} cannot be filled in. These can: ${known}.`,
};
