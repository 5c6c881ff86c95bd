import type { EventStory } from '#domain/eventStory.ts';

/** A room from 1962, dressed. */
export const townHall: EventStory = {
  slug: 'a-town-hall-for-one-evening',
  title: 'A town hall, for one evening',
  category: 'decoration',
  date: '2022-05-21',
  image: 'decor-lanterns',
  place: 'The town hall of Ashby',
  lead: 'Brown wood to the shoulder, a ceiling of panels, eight feet four. And a bride who had gone to school next door.',
  asked: [
    'Margaret Hale sent us two photographs of the hall and the sentence “Be honest.” Her daughter wanted to be married ' +
      'in Ashby, and in Ashby there is one room for ninety. It has looked like a town hall since 1962. It smells of ' +
      'floor polish and elections.',
  ],
  done: [
    'We were honest: the ceiling could not be helped, so nobody should look at it. All lights above head height went ' +
      'off. The brown disappeared behind 260 feet of ivory voile, in folds, from half an inch below the ceiling to a ' +
      'finger’s width above the floor. Thirty small lamps stood behind it and pointed up, at a third of their strength.',
    'There is one garland, at the far end, of roses and hanging greenery over ivory and blush cloth tied back. It ends ' +
      'at seven feet ten, and because it stops short of the ceiling, one believes that there must be a lot of ceiling ' +
      'left. Nothing hangs in the middle of the room. The fire marshal liked that as much as we did.',
    'Outside there are stone steps, which are older than the hall and the best thing about it. They got ' +
      'lanterns, the largest at the bottom. Guests walked up toward the light and had forgotten the parking ' +
      'lot by the last one.',
    'Four of us needed six hours. At one in the morning the cloth was back in its five bags, the hall was brown again, ' +
      'and on Monday there was a meeting about the sewers in it.',
  ],
  figures: [
    { value: '8′ 4″', label: 'from floor to ceiling' },
    { value: '260 ft', label: 'of ivory voile' },
    { value: '6 h', label: 'up, and two down' },
  ],
  pictures: [
    { image: 'decor-drapery', caption: 'The far end. The garland stops six inches short of the ceiling.' },
    { image: 'closing-decoration', caption: 'The door to the council chamber, which nobody found.' },
    { image: 'banner-services', caption: 'What we took to the first meeting: cloth, ribbon, three kinds of candle.' },
  ],
  quote: {
    text: 'The town hall has looked like a town hall since 1962. For one evening, it did not.',
    name: 'Margaret Hale',
    role: 'Mother of the bride',
  },
  credits: [
    { role: 'Design', name: 'Odile Marchand' },
    { role: 'Workshop', name: 'Ben Ostrander' },
    { role: 'Setup', name: 'Lucy Ame, Piet Lindqvist, Imran Qureshi' },
    { role: 'Photographs', name: 'Sena Akyol' },
  ],
};
