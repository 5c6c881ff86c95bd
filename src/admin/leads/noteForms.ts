/** @returns the name under which a new note is kept until it is saved. @param leadId the lead's id. */
export const newNoteOf = (leadId: string): string => `new note of ${leadId}`;

/** @returns the name under which an edited note is kept until it is saved. @param id of the note. */
export const noteForm = (id: string): string => `note ${id}`;
