/** Labels of fields that exist in the form only. */
export const timesLabels = { startDay: 'Day', startTime: 'Start', endDay: 'Last day', endTime: 'End' };

/** Error messages of the appointment form. */
export const appointmentFormSentences = {
  titleNeeded: 'Title is required',
  kindNeeded: 'Kind is required',
  reasonNeeded: 'Reason is required',
};
