/** Error messages for failed requests, by HTTP status. */
export const statusSentences = {
  400: 'This request could not be read.',
  403: 'This request does not come from this website.',
  404: 'There is nothing at this address.',
  405: 'This cannot be done at this address.',
  413: 'This is larger than what is accepted here.',
  415: 'This kind of content is not accepted here.',
  429: 'Too many requests. Please try again in a while.',
  503: 'The server cannot do this at the moment. Please try again in a while.',
};

/** Error messages for other problems. */
export const problemSentences = {
  invalid: 'Some fields need another look.',
  signedOut: 'Please sign in.',
  signInRefused: 'No account has this address and password.',
  secondStepNeeded: 'The password is right. One more step is needed.',
  notFound: 'This record was not found.',
  conflict: 'This was changed elsewhere in the meantime.',
  tooManyAttempts: 'Too many attempts. Please try again in a while.',
  malformed: 'Some fields are not valid.',
  ours: 'Something went wrong on the server.',
};

/** Error messages for a single field. */
export const fieldSentences = {
  missing: 'This is required.',
  unknown: 'There is no such field.',
  /** @param fault the validator's message, in English. */
  odd: (fault: string) => `This ${fault}.`,
  notStorable: 'Some characters in this cannot be saved. Please type it again.',
  noMail: 'This server does not send email. Please ask an owner for a link.',
};

/** Error messages for a rejected file or picture. */
export const fileSentences = {
  needed: 'Please choose a file.',
  cutShort: 'This file was not fully uploaded. Please choose it again.',
  pictureCutShort: 'This picture was not fully uploaded. Please choose it again.',
  tooManyPixels: 'This picture has too many pixels. Please make it smaller.',
  damaged: 'This image file seems damaged. Please choose another one.',
};

/** Error messages of an overloaded server. */
export const busySentences = {
  pages: 'Many pages are being requested at the moment. Please try again in a while.',
  signIns: 'Many people are signing in at the moment. Please try again in a while.',
  pictures: 'Many pictures are being uploaded at the moment. Please try again in a while.',
  cards: 'Many pictures are being created at the moment. Please try again in a while.',
  files: 'Many files are being uploaded at the moment. Please try again in a while.',
};

/** Error message for an unknown calendar feed. */
export const noCalendar =
  'There is no calendar at this address. It may have been replaced: create a new one under “Your account”.';
