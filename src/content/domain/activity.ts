/** Said of a note without a word. */
export const noteNeeded = 'Please write the note first.';
