/** Error messages for saved views. */
export const savedViewSentences = {
  nameNeeded: 'Please give this view a name.',
  nameTaken: 'Another view of this list has this name.',
  tooMany: (most: number) => `This list already has ${most} views. Please delete one first.`,
};
