/** What the fields are called that only the form has. */
export const timesLabels = { startDay: 'Day', startTime: 'Start', endDay: 'Last day', endTime: 'End' };

/** What is missing in the form of an appointment. */
export const appointmentFormSentences = {
  titleNeeded: 'Title is required',
  kindNeeded: 'Kind is required',
  reasonNeeded: 'Please say why.',
};
