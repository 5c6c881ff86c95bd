import type { EventStory } from '#domain/eventStory.ts';

/** A wedding whose dinner moved indoors. */
export const rain: EventStory = {
  slug: 'the-rain-came-at-four',
  title: 'The rain came at four',
  category: 'wedding',
  date: '2022-08-27',
  image: 'about-venue',
  place: 'Fairholm, a house with a lawn and a hall',
  lead: 'A garden wedding for 120, of which the garden had the ceremony and the hall had everything else.',
  asked: [
    'Ellen and Robert Lang had chosen Fairholm for its lawn. They had seen the hall once, in February, with stacked ' +
      'chairs and a ping-pong table in it, and would have preferred not to see it again. We asked for one afternoon to ' +
      'change their minds, and for permission to draw two plans.',
  ],
  done: [
    'Both plans had the same tables, the same numbers of steps and the same flowers. In the second one the long side ' +
      'of the hall, with its nine arched windows, took the place of the view. It was priced from the start, to the last ' +
      'candle. Robert asked why he should pay for a drawing that he hoped never to use. He asks it differently now.',
    'At nine in the morning the hall stood ready for the ceremony, in rows, with flowers tied along the aisle, in case. At ' +
      'ten the forecast for three o’clock said 20 percent, for six o’clock 70. The rule stood on the sheet, so nobody had ' +
      'to be brave: the ceremony stays outside, dinner moves in. By one the gilt chairs stood around tables, and the arch ' +
      'on the lawn had sandbags under its cloth.',
    'They were married at half past two, in sunshine that made the umbrellas look silly. At four, with drinks on the ' +
      'terrace, the first drops fell. Mei opened the doors of the hall and said that dinner was a little early. At ten ' +
      'past four nobody could tell that it had been meant to be outside, apart from the bride’s mother, who had seen ' +
      'the first plan and kept quiet.',
    'The cake had been the question. Three tiers of buttercream do not like to travel, so it was the one thing that ' +
      'stood in the hall from the beginning. The rain was loud on the windows during the speeches, and the best man ' +
      'waited for it, twice, as one would for a train.',
  ],
  figures: [
    { value: '2', label: 'plans, both drawn and priced' },
    { value: '10:00', label: 'when it was decided' },
    { value: '3 h', label: 'to move dinner for 120' },
    { value: '60', label: 'umbrellas, home dry' },
  ],
  pictures: [
    { image: 'wedding-arch-aisle', caption: 'The lawn at two. Under the cloth are 180 pounds of sand.' },
    { image: 'consultation-desk', caption: 'Two seating plans in one notebook, since March.' },
    { image: 'wedding-rings', caption: 'Ten minutes before. The witness counted them again.' },
    { image: 'wedding-cake', caption: 'Three tiers that never went outside.' },
    { image: 'planning-flatlay', caption: 'The invitation named one place and one hour. It was right about both.' },
  ],
  quote: {
    text: 'We have a picture of everybody laughing at a window. It is the one on our wall.',
    name: 'Robert Lang',
    role: 'Groom',
  },
  credits: [
    { role: 'Lead planner', name: 'Mei Tanaka' },
    { role: 'Production', name: 'Tomas Reyes' },
    { role: 'Flowers', name: 'Odile Marchand' },
    { role: 'Cake', name: 'Bakery Orsolya' },
    { role: 'Photographs', name: 'Arthur Bell, with Sena Akyol' },
  ],
};
