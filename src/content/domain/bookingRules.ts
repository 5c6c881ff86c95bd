/** Labels of the booking rules' fields. */
export const bookingRulesLabels = {
  mondayOpens: 'Monday from',
  mondayCloses: 'Monday to',
  tuesdayOpens: 'Tuesday from',
  tuesdayCloses: 'Tuesday to',
  wednesdayOpens: 'Wednesday from',
  wednesdayCloses: 'Wednesday to',
  thursdayOpens: 'Thursday from',
  thursdayCloses: 'Thursday to',
  fridayOpens: 'Friday from',
  fridayCloses: 'Friday to',
  saturdayOpens: 'Saturday from',
  saturdayCloses: 'Saturday to',
  sundayOpens: 'Sunday from',
  sundayCloses: 'Sunday to',
  minutes: 'A consultation takes',
  step: 'A time is offered every',
  notice: 'Picked and changed until',
  days: 'Offered for the next',
  place: 'Where',
  travel: 'Kept free after each appointment',
};

/** Names of the weekdays. */
export const weekdayLabels = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Option labels of the booking rules. */
export const bookingRulesChoices = {
  /** Duration of a consultation. */
  length: (minutes: number) => {
    const hours = minutes / 60;
    if (hours < 1) return `${minutes} minutes`;
    return hours === 1 ? '1 hour' : `${hours} hours`;
  },
  /** Minimum notice before a consultation. */
  notice: (hours: number) => {
    const days = hours / 24;
    if (days < 1) return hours === 1 ? '1 hour before' : `${hours} hours before`;
    return days === 1 ? '1 day before' : `${days} days before`;
  },
  days: (days: number) => `${days} days`,
  /** Time for which people stay booked after an appointment. */
  travel: (minutes: number) => (minutes === 0 ? 'No time' : `${minutes} minutes`),
};

/** Error messages about opening hours. */
export const bookingRulesSentences = {
  endsBefore: 'It closes before it opens. Please check both times.',
  oneIsMissing: 'Please enter both times, or none if you are closed that day.',
};
