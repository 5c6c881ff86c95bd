/** Error messages for rejected files. */
export const leadFileSentences = {
  tooLarge: (megabytes: number) => `Please choose a file of at most ${megabytes} MB.`,
  empty: 'This file is empty. Please choose another one.',
  tooMany: (most: number) => `This lead has ${most} files. Please remove one before you add another.`,
};

/** Units of file sizes, each 1024 times the previous one. */
export const sizeUnits: readonly string[] = ['bytes', 'KB', 'MB'];
