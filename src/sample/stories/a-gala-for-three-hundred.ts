import type { EventStory } from '#domain/eventStory.ts';

/** The annual dinner of a company. */
export const gala: EventStory = {
  slug: 'a-gala-for-three-hundred',
  title: 'A gala for three hundred',
  category: 'corporate',
  date: '2023-05-05',
  image: 'decor-candles',
  place: 'The ballroom of the Hotel Alder, Springfield',
  lead: 'An annual dinner with thirty tables of ten, three speeches, and nobody looking at the clock.',
  asked: [
    'The firm had held its dinner in the same ballroom for eleven years. What its people remembered of it was the ' +
      'speeches: two hours of them, after the main course, in a room in which table 27 could not see who was talking. ' +
      'James Carter asked us for a shorter evening. What he meant was one that felt shorter.',
  ],
  done: [
    'We began with the order. There were nine speakers in the year before. Six of them were asked to write half a page ' +
      'for the program instead, and were visibly relieved. The other three got four minutes each: before the starter, ' +
      'before the main course, and with the coffee. Arthur’s cameras put each face on two screens halfway down the room.',
    'Then came the tables. Ten people at six feet across can hear the three on either side of them, so who sits where ' +
      'is decided in sevens. We had the list of departments and a whole afternoon with the woman at the front desk, who ' +
      'knew more than the list. No table had two people from one floor.',
    'The room is twenty-two feet high and eats light. A lamp in the middle of every table, at 40 watts, brought the ' +
      'ceiling down to where people sit. Around it nine small candles, and at the entrance two urns that took three ' +
      'people an hour each. The first table was built in March, for the client to sit at for as long as a dinner takes. ' +
      'He asked for softer chairs.',
    'The kitchen sent 300 plates out in eleven minutes, from two doors, with forty waiters who had walked it twice in ' +
      'the afternoon with empty trays. Dessert was at 9:40, as printed. At half past ten the band asked whether anybody ' +
      'would like to sit down again.',
  ],
  figures: [
    { value: '30', label: 'tables of ten' },
    { value: '12 min', label: 'of speeches altogether' },
    { value: '11 min', label: 'for 300 main courses' },
    { value: '0', label: 'tables that saw a pillar' },
  ],
  pictures: [
    { image: 'corporate-gala', caption: 'Table 14, at ten to six. The lamps are on a dimmer of their own.' },
    { image: 'decor-entrance', caption: 'The way in. Urns of roses, and a runner as long as a bus.' },
    { image: 'decor-centerpiece', caption: 'At the six round tables by the stage the flowers stand high.' },
    { image: 'banner-contact', caption: 'The bell of the front desk, where the seating plan was really made.' },
  ],
  quote: {
    text: 'At eleven I looked for somebody who was bored, since there is always one. I did not find him.',
    name: 'James Carter',
    role: 'Managing partner',
  },
  credits: [
    { role: 'Producer', name: 'Helen Voss' },
    { role: 'Production', name: 'Tomas Reyes' },
    { role: 'Table design', name: 'Odile Marchand' },
    { role: 'Cameras', name: 'Arthur Bell, with Sena Akyol' },
    { role: 'Band', name: 'The Late Quartet' },
    { role: 'Kitchen', name: 'Hotel Alder' },
  ],
};
