/** Error messages for a search for a person. */
export const contactSentences = {
  needed: 'Please enter an email address or a telephone number.',
  notWhole: 'Please enter a complete email address, or a telephone number of seven digits or more.',
};
