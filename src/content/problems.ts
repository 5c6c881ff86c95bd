/** Error messages for failed requests, by HTTP status. */
export const statusSentences = {
  400: 'This request could not be read.',
  403: 'This request does not come from this website.',
  404: 'There is nothing at this address.',
  405: 'This cannot be done at this address.',
  413: 'This is larger than what is taken here.',
  415: 'This kind of content is not taken here.',
  429: 'Too many requests. Please try again in a while.',
  503: 'The server cannot do this at the moment. Please try again in a while.',
};

/** Error messages for other problems. */
export const problemSentences = {
  invalid: 'Some fields need another look.',
  signedOut: 'Please sign in.',
  signInRefused: 'No account has this address and password.',
  secondStepNeeded: 'The password is right. One more step is needed.',
  notFound: 'There is no such record.',
  conflict: 'Somebody else has changed this meanwhile.',
  tooManyAttempts: 'Too many attempts. Please try again in a while.',
  malformed: 'Some fields are not what they should be.',
  ours: 'Something went wrong on the server.',
};

/** Error messages for a single field. */
export const fieldSentences = {
  missing: 'This is missing.',
  unknown: 'There is no such field.',
  /** @param fault the validator's message, in English. */
  odd: (fault: string) => `This ${fault}.`,
  notStorable: 'Some characters of this cannot be stored. Please type it again.',
  noMail: 'This server sends no mail. Please ask an owner for a link.',
};

/** Error messages for a rejected file or picture. */
export const fileSentences = {
  needed: 'Please choose a file.',
  cutShort: 'This file did not arrive whole. Please choose it again.',
  pictureCutShort: 'This picture did not arrive whole. Please choose it again.',
  tooManyPixels: 'This picture has too many pixels. Please make it smaller.',
  damaged: 'Please choose an image file that is not damaged.',
};

/** Error messages of an overloaded server. */
export const busySentences = {
  searches: 'Many people are searching at the moment. Please try again in a while.',
  signIns: 'Many people are signing in at the moment. Please try again in a while.',
  pictures: 'Many pictures are being stored at the moment. Please try again in a while.',
  cards: 'Many pictures are being drawn at the moment. Please try again in a while.',
  files: 'Many files are arriving at the moment. Please try again in a while.',
};

/** Error message for an unknown calendar feed. */
export const noCalendar =
  'There is no calendar at this address. It may have been renewed: the right one is made under “Your account”.';
