/** Error messages for rejected imports. */
export const leadImportSentences = {
  tooFar: 'This must be a time between the year 1900 and now.',
  rowsMissing: 'Not all rows arrived. Please import the file again.',
};
