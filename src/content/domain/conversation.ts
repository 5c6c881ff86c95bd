/** Labels of a conversation's fields. */
export const conversationLabels = {
  name: 'Name',
  email: 'Email',
  excerpt: 'Latest message',
  latestAt: 'Latest',
  read: 'Read or not',
  archived: 'Place',
  responsible: 'Responsible',
  words: 'Messages',
};

/** Labels of the sort menu by field, ascending and descending. */
export const conversationSorts = {
  name: ['Name, A to Z', 'Name, Z to A'],
  latestAt: ['Oldest first', 'Newest first'],
} as const;

export const readLabels = { no: 'Unread', yes: 'Read' };
export const archivedLabels = { no: 'Inbox', yes: 'Archive' };

/** Error messages of the reply form. */
export const replySentences = {
  subjectNeeded: 'Please give the message a subject.',
  textNeeded: 'Please write the message first.',
  notFilledIn: (placeholder: string) => `We do not know what to fill in for ${placeholder}. Please write it yourself.`,
};
