/** Error messages of the public review form, including the server's. */
export const sentReviewSentences = {
  nameNeeded: 'Please tell us your name.',
  emailNeeded: 'Please give us an email address, in case we have a question.',
  starsNeeded: 'Please choose between one and five stars.',
  eventTypeNeeded: 'Please choose what we planned for you.',
  commentNeeded: 'Please tell us what you remember.',
  consentNeeded: 'Please agree that we may publish your review; without that we cannot accept it.',
  noTags: 'Please write this without HTML tags: visitors would see them as plain text.',
  oddPicture: 'Please choose a JPEG, PNG or WebP picture.',
  emptyPicture: 'This picture is empty. Please choose another one.',
};
