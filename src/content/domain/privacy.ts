/** Said where somebody is asked about who cannot be found so. */
export const contactSentences = {
  needed: 'Please enter an email address or a telephone number.',
  notWhole: 'Please enter a whole email address, or a telephone number of seven digits or more.',
};
