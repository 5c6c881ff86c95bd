/** Said of a picture that is too large. */
export const pictureTooLarge = (megabytes: number) => `Please choose a picture of at most ${megabytes} MB.`;

/** Said of what is no picture. */
export const pictureNeeded = 'Please choose an image file.';
