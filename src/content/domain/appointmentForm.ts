/** Labels of the fields that only the form has. */
export const timesLabels = { startDay: 'Day', startTime: 'Start', endDay: 'Last day', endTime: 'End' };

/** Error sentences of the form of an appointment. */
export const appointmentFormSentences = {
  titleNeeded: 'Title is required',
  kindNeeded: 'Kind is required',
  reasonNeeded: 'Please say why.',
};
