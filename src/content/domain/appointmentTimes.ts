/** Error messages about the times of an appointment. */
export const timesSentences = {
  oddTime: 'Please give hours and minutes, as in 14:30.',
  skipped: 'The clocks are set forward that night and skip this time. Please choose another one.',
  endsBefore: 'The end has to be after the start. If it ends after midnight, give the day on which it ends.',
  tooLong: (days: number) => `An appointment can be ${days} days long at most.`,
  dayNeeded: 'The day is required',
  startNeeded: 'The start is required',
  endNeeded: 'The end is required',
  longAgo: 'This is more than a year ago. Please look at the day.',
};
