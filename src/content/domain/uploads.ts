/** Error message for a picture that is too large. */
export const pictureTooLarge = (megabytes: number) => `Please choose a picture of at most ${megabytes} MB.`;

/** Error message for a file that is not a picture. */
export const pictureNeeded = 'Please choose an image file.';
