/** Error messages for links and pictures in a post. */
export const richTextSentences = {
  addressNeeded: 'Please enter an address',
  oddAddress: 'Please enter the address of a page, an email address or a phone number',
  pictureNeeded: 'Please choose a picture',
};
