import type { EventStory } from '#domain/eventStory.ts';

/** A conference of two days. */
export const conference: EventStory = {
  slug: 'four-hundred-names-two-stages',
  title: 'Four hundred names, two stages',
  category: 'corporate',
  date: '2023-03-09',
  image: 'closing-corporate',
  place: 'The old Lyceum, Springfield',
  lead: 'A conference of two days for people who build bridges, in a theater that was not built for slides.',
  asked: [
    'Yasmin Karim had run the conference from her own desk for six years. It had grown from 90 to 400 people, and so ' +
      'had the line at the door: forty minutes in the year before, in sleet. She gave us a list of three things. No ' +
      'line. No name misspelled. And a room in which a speaker could be nervous in peace.',
  ],
  done: [
    'Badges were printed from what people had typed themselves and read aloud by two of us, in fifty minutes, against ' +
      'the list. There were five desks instead of two, with the alphabet cut by names rather than letters, and signs at ' +
      'seven feet. The longest wait was three minutes. Yasmin timed it, with the stopwatch that she had brought for the ' +
      'speakers.',
    'The Lyceum has 420 seats on a slope, which is kind to the last row, and a proscenium that is lower than any slide ' +
      'would like. We brought a screen of ten feet in place of the usual fourteen and asked every speaker for larger ' +
      'type. Twenty-two of twenty-six did it. For the other four we did it on Wednesday night.',
    'The second stage stood in the former library, which seats 110 around three sides. Coffee was between the two, on ' +
      'one floor, eight feet from any door. The second break had thirty-five minutes and was the only thing in the ' +
      'program that we would not have moved for a minister. A minister came. She had two cups.',
    'The nervous had the reading room upstairs: a long table, water, window light, a sign on the door that ' +
      'said “Board,” so that nobody looked in. Four people practiced their first sentence there. One slept.',
  ],
  figures: [
    { value: '400', label: 'badges, none misspelled' },
    { value: '3 min', label: 'longest wait at the door' },
    { value: '26', label: 'talks, all on time' },
    { value: '2,380', label: 'cups of coffee' },
  ],
  pictures: [
    { image: 'corporate-stage', caption: 'The main stage at seven in the morning. The armchairs stand on a platform.' },
    { image: 'corporate-lanyards', caption: 'Gold for speakers, plum for guests, blush for those who can be asked.' },
    { image: 'corporate-microphone', caption: 'Sound check. “Bridge” is a good word for it.' },
    { image: 'corporate-coffee', caption: 'Second break. Two bites, no crumbs.' },
    { image: 'corporate-boardroom', caption: 'The room for being nervous in.' },
  ],
  quote: {
    text: 'I heard eleven talks. In six years I had never heard one to the end.',
    name: 'Yasmin Karim',
    role: 'Conference director',
  },
  credits: [
    { role: 'Producer', name: 'Helen Voss' },
    { role: 'Stage and light', name: 'Tomas Reyes, with Imran Qureshi' },
    { role: 'Registration', name: 'June Abara and eleven students' },
    { role: 'Coffee', name: 'Third Cup' },
    { role: 'Film of the talks', name: 'Arthur Bell' },
  ],
};
