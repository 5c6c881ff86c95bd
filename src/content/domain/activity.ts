/** Error message for an empty note. */
export const noteNeeded = 'Please write the note first.';
