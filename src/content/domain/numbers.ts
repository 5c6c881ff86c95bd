/** Error message for an invalid number, or one that is too large. */
export const wholeNumberNeeded = (most: string, example: string) =>
  `Please enter a whole number of at most ${most}, such as ${example}.`;
