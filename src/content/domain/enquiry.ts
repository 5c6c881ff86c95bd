/** Error messages of the enquiry form. */
export const enquirySentences = {
  nameNeeded: 'Please tell us your name.',
  emailNeeded: 'Please enter an email address so that we can answer.',
  eventTypeNeeded: 'Please choose what we can plan for you.',
  messageNeeded: 'Please tell us a little about what you have in mind.',
};
