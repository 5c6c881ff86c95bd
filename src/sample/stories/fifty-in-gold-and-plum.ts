import type { EventStory } from '#domain/eventStory.ts';

/** A birthday in a boathouse. */
export const fifty: EventStory = {
  slug: 'fifty-in-gold-and-plum',
  title: 'Fifty, in gold and plum',
  category: 'birthday',
  date: '2023-04-22',
  image: 'birthday-cake',
  place: 'A boathouse on Mill Lake',
  lead: 'A fiftieth for somebody who had asked for ten guests, was given forty-four, and forgave us by nine o’clock.',
  asked: [
    'Renata’s husband wrote to us in January under the subject line “Gutter repair,” which is how we answer letters ' +
      'about surprises. She had wanted a small dinner. Her three sisters wanted everybody. He wanted to stay married.',
  ],
  done: [
    'So there were two parties. At six, ten people sat down in the boathouse for the dinner that she knew about: soup, ' +
      'bread, a fish, no speeches. At half past eight the other thirty-four came across the lake, in eight rowing boats ' +
      'with a lantern each, and she saw them coming for six whole minutes. It is hard to be angry with somebody who is ' +
      'rowing.',
    'The colors were hers. Plum is what she wears, and gold was left over from her grandmother, in the shape of a cake ' +
      'stand that had never been used for fear of breaking it. The cake was made to its diameter, eleven and a quarter ' +
      'inches, with a plum drip, macarons, and candles that nobody counted aloud.',
    'While the ten were at table, four of us built the rest behind a curtain: a garland of 240 balloons on a gold hoop, ' +
      'tied beforehand and carried in through the boat door in three parts. A balloon that bursts sounds like a cork. ' +
      'Two did, and her sisters raised their glasses both times.',
    'The confetti is paper and was counted in grams, because the lake belongs to the trout. We swept until two and ' +
      'brought home one bag, a scarf and a left oar.',
  ],
  figures: [
    { value: '10 + 34', label: 'guests, in that order' },
    { value: '240', label: 'balloons through one door' },
    { value: '6 min', label: 'to watch them row across' },
  ],
  pictures: [
    { image: 'birthday-balloons', caption: 'The garland, an hour before its curtain. Three parts, eleven ties.' },
    {
      image: 'birthday-table',
      caption: 'For the nieces and nephews: the same cake, smaller, and permission to touch.',
    },
    { image: 'birthday-cupcakes', caption: 'Cupcakes for the rowers, who had not had dinner.' },
    { image: 'birthday-gifts', caption: 'No presents, the invitation said. These are from people who cannot read.' },
    { image: 'birthday-confetti', caption: 'Quarter to ten. Paper, swept up to the last gram.' },
  ],
  quote: {
    text: 'I had asked for ten. I got ten, and then I got the others, and I would not send one of them back.',
    name: 'Renata Silva',
    role: 'Turned fifty',
  },
  credits: [
    { role: 'Lead planner', name: 'June Abara' },
    { role: 'Balloons', name: 'Piet Lindqvist' },
    { role: 'Cake', name: 'Bakery Orsolya' },
    { role: 'Boats', name: 'Mill Lake Rowing Club' },
    { role: 'Photographs', name: 'Sena Akyol' },
  ],
};
