/** Error messages about the times of an appointment. */
export const timesSentences = {
  oddTime: 'Please enter hours and minutes, as in 14:30.',
  skipped: 'Clocks go forward that night and skip this time. Please choose another one.',
  endsBefore: 'The end must be after the start. If it ends after midnight, enter the day on which it ends.',
  tooLong: (days: number) => `An appointment can last ${days} days at most.`,
  dayNeeded: 'The day is required',
  startNeeded: 'The start is required',
  endNeeded: 'The end is required',
  longAgo: 'This is more than a year ago. Please check the day.',
};
