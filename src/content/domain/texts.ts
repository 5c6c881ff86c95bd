/** Error messages for text input. */
export const textSentences = {
  hiddenCharacters: 'This contains invisible characters. Please delete it and type it again.',
  tooLong: (longest: number) => `Please keep this to ${longest} characters at most.`,
  oddAddress: 'Please check this address: it needs a name, an @ and a domain, as in name@example.com.',
  oddDay: 'Please choose the day from the calendar.',
  unlikelyDay: 'Please choose a day between the years 1900 and 2200.',
};
