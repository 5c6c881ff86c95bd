/** Error message for an empty note. */
export const noteNeeded = 'Bitte schreiben Sie zuerst die Notiz.';
