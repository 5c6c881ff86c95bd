/** Error messages of the enquiry form. */
export const enquirySentences = {
  nameNeeded: 'Please tell us your name.',
  emailNeeded: 'Please give us an email address to answer to.',
  eventTypeNeeded: 'Please choose what we may plan for you.',
  messageNeeded: 'Please tell us a little about what you have in mind.',
};
