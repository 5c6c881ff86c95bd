/** Said of a note without a word. */
export const noteNeeded = 'Bitte schreiben Sie zuerst die Notiz.';
