/** Texts of the sample conversations, by writer and purpose. */
export const sampleMessages = {
  oliviaAsks:
    'Good morning,\n\nwe are planning a garden wedding for 80 guests on June 14, with dinner outside. Do you have tents, and is the orchard free that day?\n\nOlivia Bennett',
  marcusAsks: 'We need a place for our annual meeting: two days, 120 people, rooms for groups.',
  meiAsksBack: 'Marcus,\n\nthank you for writing. Which weeks would suit you, and do all 120 stay overnight?\n\nMei',
  marcusAnswers: 'Any two days between May 12 and May 30. About ninety will stay overnight.',
  priyaAsks: 'My daughter turns seven and loves planets. Could you make the room a night sky?',
  tomAsks: 'We would like to marry in a vineyard, the ceremony at five.',
  tomasSuggests:
    'Dear Tom,\n\ncongratulations! Two vineyards have September 20 free. Shall we look at them together on Friday?\n\nTomas',
  hannahAsks: 'We launch a product on April 30 and need a stage, light and sound.',
  meiSuggests: 'Hannah,\n\nFoundry Hall has a stage of ten by six metres. Would that do?\n\nMei',
  hannahAnswers: 'That is exactly right. Could we see it next week? Friday would be best.',
  amaraAsks: 'A jazz trio, forty candles and no speeches, please. What would that cost for 60 people?',
  sofiaAsks: 'We are thinking of a summer party for the office, around 150 people, on a boat if there is one.',
  liamAsks: 'It is to be a surprise. Please call after six only.',
  adminPromises: 'Liam,\n\nwe will not breathe a word, and ring at half past six.\n\nAdmin',
  isabellaAsks: 'Church and castle for 140 guests on May 16. We have booked both, and need everything else.',
  celesteOffers: 'Dear Isabella,\n\nour offer is on its way to you. We look forward to it!\n\nCeleste',
  tomAnswers: 'Friday would be lovely. Could we begin with the vineyard on the hill, at ten?\n\nTom',
};

/** Subject of a sample reply. */
export const sampleReplySubject = (name: string) => `Your enquiry, ${name}`;
