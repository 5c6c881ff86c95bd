/** Said of a picture that is too large. */
export const pictureTooLarge = (megabytes: number) => `Please choose a picture of at most ${megabytes} MB.`;
