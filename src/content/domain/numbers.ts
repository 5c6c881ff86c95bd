/** Said of what is no number, or too large a one. */
export const wholeNumberNeeded = (most: string, example: string) =>
  `Please give a whole number of at most ${most}, such as ${example}.`;
