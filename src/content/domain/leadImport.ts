/** Error messages for rejected imports. */
export const leadImportSentences = {
  tooFar: 'This has to be a moment between the year 1900 and now.',
  rowsMissing: 'Not all rows have arrived. Please import the file again.',
};
