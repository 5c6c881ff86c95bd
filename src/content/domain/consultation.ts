/**
 * Error messages for a time that cannot be picked, and texts stored with appointments that a client makes or cancels.
 */
export const consultationSentences = {
  timeTaken: 'This time was taken a moment ago. Please pick another one.',
  tooLate: 'It is too late to change this here. Please call us.',
  clientCancelled: 'Cancelled by the client.',
  title: (name: string) => `Consultation with ${name}`,
};
